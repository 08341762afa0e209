/** In: a slot of a site. Out: the props that it reads but never receives. */
import path from "node:path";
import type { Function as FunctionNode, Node, ObjectPattern, Program } from "@babel/types";
import { diagnosticIn, didYouMean, type Diagnostic } from "luau-contract";
import { literalOf, variablesOf } from "../../lib/site-config/config-ranges";
import { nodesBelow } from "./module-nodes";
import { rangeOf, readModule } from "./read-module";

/** The file with the types of all slots' props. */
export const PROPS_FILE = "src/lib/theme/slots.ts";

/** The type of each slot's props. */
const types: ReadonlyMap<string, string> = new Map([
  ["Home", "HomeSlotProps"],
  ["Footer", "FooterSlotProps"],
  ["BeforeEntry", "EntrySlotProps"],
  ["AfterEntry", "EntrySlotProps"],
]);

/** @param propTypes the text of the file with the types */
export function propMistakes(file: string, program: Program, propTypes: string): readonly Diagnostic[] {
  const known = propsIn(propTypes, types.get(path.posix.basename(file, path.posix.extname(file))));
  if (known.length === 0) return [];
  return propsOf(program)
    .filter(({ name }) => !known.includes(name))
    .map(({ name, node }) =>
      diagnosticIn(file, rangeOf(node), {
        severity: "warning",
        rule: "slot-prop",
        message: `The slot has no prop \`${name}\`.`,
        suggestion: didYouMean(name, known) ?? `It has ${known.join(", ")}.`,
      }),
    );
}

/** The fields of an interface. */
function propsIn(text: string, type: string | undefined): readonly string[] {
  const reading = readModule(text);
  if (reading === null) return [];
  const declared = reading.program.body.flatMap((node) =>
    node.type === "ExportNamedDeclaration" && node.declaration?.type === "TSInterfaceDeclaration"
      ? [node.declaration]
      : [],
  );
  const members = declared.find(({ id }) => id.name === type)?.body.body ?? [];
  return members.flatMap((member) =>
    member.type === "TSPropertySignature" && member.key.type === "Identifier" ? [member.key.name] : [],
  );
}

interface ReadProp {
  readonly name: string;
  readonly node: Node;
}

/** The props that the default export destructures, or reads from its parameter. */
function propsOf(program: Program): readonly ReadProp[] {
  const component = componentOf(program);
  const [props] = component?.params ?? [];
  if (props?.type === "ObjectPattern") return fieldsOf(props);
  if (component === null || props?.type !== "Identifier") return [];
  const isProps = (node: Node | null | undefined): boolean =>
    node?.type === "Identifier" && node.name === props.name;
  return nodesBelow(component.body).flatMap((node): readonly ReadProp[] => {
    if (node.type === "VariableDeclarator" && isProps(node.init) && node.id.type === "ObjectPattern")
      return fieldsOf(node.id);
    const isRead = node.type === "MemberExpression" && isProps(node.object) && !node.computed;
    return isRead && node.property.type === "Identifier"
      ? [{ name: node.property.name, node: node.property }]
      : [];
  });
}

function componentOf(program: Program): FunctionNode | null {
  const exported = program.body.find((node) => node.type === "ExportDefaultDeclaration")?.declaration;
  if (exported === undefined) return null;
  const functions = program.body.flatMap((node) => (node.type === "FunctionDeclaration" ? [node] : []));
  const named = exported.type === "Identifier" && functions.find(({ id }) => id?.name === exported.name);
  const value = named || literalOf(exported, variablesOf(program));
  const isFunction =
    value.type === "FunctionDeclaration" ||
    value.type === "FunctionExpression" ||
    value.type === "ArrowFunctionExpression";
  return isFunction ? value : null;
}

const fieldsOf = ({ properties }: ObjectPattern): readonly ReadProp[] =>
  properties.flatMap((property) =>
    property.type === "ObjectProperty" && !property.computed && property.key.type === "Identifier"
      ? [{ name: property.key.name, node: property.key }]
      : [],
  );
