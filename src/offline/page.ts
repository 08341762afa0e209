/** The client bundle of the offline copy, whose pages change by plain links from file to file. */
import { startPage } from "../client/start-page";

// These buttons fetch a file, which pages of files may not; the links beside them lead there.
for (const button of document.querySelectorAll("[data-page] [data-copy=file]")) button.remove();
startPage((address) => window.location.replace(address)).show();
