/** Renders pages in a thread of its own: tasks come and results go as messages, one at a time (render-pool.cjs). */
"use strict";
const { parentPort, workerData } = require("node:worker_threads");

const { renderHTMLProd } = require(workerData);
parentPort.on("message", (task) => {
  renderHTMLProd(task).then(
    (result) => parentPort.postMessage({ result }),
    (error) => parentPort.postMessage({ error, context: error.context }),
  );
});
