/** Makes what build and browser tests share, before either starts. */
import { offlineCopy, offlineFixtureCopy } from "./built-site";

offlineCopy();
offlineFixtureCopy();
