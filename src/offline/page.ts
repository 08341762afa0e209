/** The client bundle of the offline copy, whose pages change by plain links from file to file. */
import { startPage } from "../client/start-page";

// Local pages cannot fetch the file that these buttons copy; the links beside them open it.
for (const button of document.querySelectorAll("[data-page] [data-copy=file]")) button.remove();
startPage((address) => window.location.replace(address)).show();
