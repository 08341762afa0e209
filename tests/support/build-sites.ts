/** Builds the sites that build and browser tests share, before either starts. */
import { builtSite } from "./built-site";
import { builtFixtureSite } from "./fixture-site";

builtSite();
builtFixtureSite();
