/** The command line. */
import { Command, Option } from "commander";
import { commandHelp, withVersionOption } from "luau-contract";
import { HOST_LABELS, HOSTS } from "./host";
import { NO_REQUEST, type Request } from "./plan";
import { TEMPLATE_LABELS, TEMPLATES } from "./template";
import { VERSION } from "./site-tools";

interface Options extends Partial<Omit<Request, "folder">> {
  readonly yes?: boolean;
  readonly vendor: boolean;
}

/** Reads the arguments; exits with help, with the version, or with 2 and what is wrong. */
export function parseArguments(args: readonly string[]): Request & {
  readonly isYes: boolean;
  readonly hasTools: boolean;
} {
  const program = command();
  program.parse(withVersionOption(args), { from: "user" });
  const [folder, ...rest] = program.args;
  if (rest.length > 0) program.error(tooMany(folder ?? "", rest), { exitCode: 2 });
  const { yes, vendor, ...options } = program.opts<Options>();
  return { ...NO_REQUEST, ...options, folder: folder ?? null, isYes: yes === true, hasTools: vendor };
}

export const command = (): Command =>
  new Command("create-luau-docs")
    .usage("[folder] [options]")
    .summary("Create a documentation site for a Luau API")
    .description("Create a documentation site for a Luau API.")
    .argument("[folder]", "Folder of the site; its last part is the site’s name")
    .addOption(new Option("-t, --template <style>", "Style of the definitions").choices(TEMPLATES))
    .option(
      "-d, --definitions <place>",
      "Existing definitions, used in place; repeatable",
      (place: string, before: readonly string[] = []) => [...before, place],
    )
    .addOption(new Option("--host <name>", "Host of the site").choices(HOSTS))
    .option("-y, --yes", "Ask nothing: accept the defaults")
    .option("--no-vendor", "In a clone: omit the tools; the site can then be built in the clone only")
    .version(VERSION, "-V, --version", "Print the version")
    .helpOption("-h, --help", "print this help")
    .allowExcessArguments()
    .configureOutput({ outputError: (message, write) => write(message.replace(/^error: /, "")) })
    .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
    .addHelpText("after", CHOICES)
    .addHelpText(
      "after",
      commandHelp({
        prints: "what was created, and the next commands",
        failsOn: "the files cannot be written, or you cancel",
        examples: [
          "create-luau-docs my-engine",
          "create-luau-docs my-library --template moonwave --host github-pages --yes",
          "create-luau-docs engine-docs --definitions src/engine",
        ],
      }),
    );

const CHOICES = `
Templates:
${TEMPLATES.map((name) => `  ${name.padEnd(14)} ${TEMPLATE_LABELS[name]}`).join("\n")}

Hosts:
${HOSTS.map((name) => `  ${name.padEnd(16)} ${HOST_LABELS[name]}`).join("\n")}`;

/** npm keeps options that are not after `--` for itself, and passes their values on. */
function tooMany(folder: string, rest: readonly string[]): string {
  const [value = ""] = rest;
  const option = TEMPLATES.some((name) => name === value) ? "--template" : "--definitions";
  return [
    `Expected one folder, found ${[folder, ...rest].join(", ")}. With npm, options come after \`--\`:`,
    `  npm create luau-docs@latest ${folder} -- ${option} ${value}`,
  ].join("\n");
}
