import type { PageCode } from "./page-code.mjs";

export function shareInlineScripts(html: string): string;
export function withoutPolicy(html: string): string;
export function contentPolicy(code: PageCode): string;
export function headerPolicy(policy: string): string;
export function withPolicy(html: string, policy: string): string;
