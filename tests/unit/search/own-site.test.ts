/** What readers ask of the project's own site, and what must come first. */
import { describe, expect, it } from "vitest";
import { buildSymbolIndex } from "../../../src/lib/search/build-index";
import { openIndex, search } from "../../../src/lib/search/search";
import { readDefinitions } from "./support/read-definitions";

const index = openIndex(buildSymbolIndex(readDefinitions()), null);
const paths = (query: string) => search(index, query).symbols.map(({ symbol }) => symbol.path);

describe("a name with words left out", () => {
  it.each([
    ["Entity.setPosition", ["Entity.setLocalPosition", "Entity.setGlobalPosition"]],
    ["setPosition", ["CharacterController:setPosition", "CharacterController:setFootPosition", "Entity.setLocalPosition", "Entity.setGlobalPosition"]],
    ["getPosition", ["CharacterController:getPosition", "CharacterController:getFootPosition", "Entity.getLocalPosition", "Entity.getGlobalPosition"]],
    ["Entity.getPos", ["Entity.getLocalPosition", "Entity.getGlobalPosition"]],
    ["Controller:setPosition", ["CharacterController:setPosition", "CharacterController:setFootPosition"]],
    ["entity setPosition", ["Entity.setLocalPosition", "Entity.setGlobalPosition"]],
  ])("%s finds what has them, after what is called so", (query, expected) => {
    expect(paths(query)).toEqual(expected);
  });

  it.each(["Timer.setPosition", "positionSet", "Entity.sePosition", "setXyzzy"])("%s keeps to the order, the owner and whole words", (query) => {
    expect(paths(query)).toEqual([]);
  });

  it("marks the words that it finds", () => {
    const marked = search(index, "Entity.setPosition").symbols[0]?.path.filter(({ hit }) => hit).map(({ text }) => text);
    expect(marked).toEqual(["Entity", "set", "Position"]);
  });

  it("leaves a name that finds much as it is", () => {
    expect(paths("addEventListener")[0]).toBe("addEventListener");
    expect(paths("CharacterController").slice(0, 2)).not.toContain("CharacterController:setPosition");
  });
});
