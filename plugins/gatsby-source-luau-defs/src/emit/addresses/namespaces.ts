import type { ApiModel, Module } from "../../model/model";

/** Finds the direct namespaces of a module: `love.graphics` in `love`, but not `love.graphics.text`. */
export function makeNamespaces({ modules }: ApiModel): (module: Module) => readonly Module[] {
  const byFile = new Map<string, Module[]>();
  for (const module of modules) {
    const { file } = module.location;
    const others = byFile.get(file);
    if (others === undefined) byFile.set(file, [module]);
    else others.push(module);
  }
  return (module) => {
    const inner = (byFile.get(module.location.file) ?? []).filter((other) => isIn(other, module));
    return inner.filter((one) => !inner.some((other) => isIn(one, other)));
  };
}

const isIn = (inner: Module, outer: Module): boolean => inner.slug.startsWith(`${outer.slug}.`);
