/** The programs over the pipeline: command line, language server, MCP server, published files on the disk. */
export { makeProgram, runCommandLine } from "./cli/run-program";
export { runInThreads, type Share } from "./cli/work-in-threads";
export { formatEdits } from "./lsp/format-edits";
export { createQueue, latestOnly } from "./lsp/threads";
export { openProject } from "./mcp/mcp-project";
export { createCodeTools } from "./mcp/mcp-code";
export { checkTool, runTool } from "./mcp/mcp-code-tools";
export { serveHttp } from "./mcp/mcp-http";
export type { Tool } from "./mcp/mcp-tool";
export { TOOLS } from "./mcp/mcp-tools";
export { ideFiles, writeIdeFiles } from "./publish/ide-files";
export { inventoryText } from "./publish/inventory-file";
