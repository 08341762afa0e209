import initSqlJs from "sql.js";
import type { DocsetEntry } from "./docset-entries";

/** Creates the index database of Dash and Zeal. */
export async function indexDatabase(entries: readonly DocsetEntry[]): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run("CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT)");
  database.run("CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path)");
  const insert = database.prepare("INSERT INTO searchIndex(name, type, path) VALUES (?, ?, ?)");
  database.run("BEGIN");
  for (const { name, type, file, hash } of entries) {
    insert.run([name, type, file.split("/").map(encodeURIComponent).join("/") + hash]);
  }
  database.run("COMMIT");
  insert.free();
  const bytes = database.export();
  database.close();
  return bytes;
}
