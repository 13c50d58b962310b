import type { PageAppearance } from './pageAppearance.ts';

const light = `--ground: #f5f7f9; --card: #fff; --ink: #14212b; --quiet: #52636f; --line: #e1e6eb; --field-line: #84919c;
  --bar: #071f30; --action: #2e8540; --action-hover: #256b34; --on-action: #fff; --link: #1f5f2e; --danger: #a11f1f; --danger-ground: #fdecec; --focus: #2e8540;`;
const dark = `--ground: #0b1720; --card: #112230; --ink: #e6edf2; --quiet: #a5b7c4; --line: #263d50; --field-line: #6f8a9c;
  --bar: #06141f; --action: #2e8540; --action-hover: #277338; --on-action: #fff; --link: #8fd6a0; --danger: #f5b3ae; --danger-ground: #3a1e22; --focus: #5dbb72;`;
const highContrast = `--ground: #fff; --card: #fff; --ink: #000; --quiet: #262626; --line: #4d4d4d; --field-line: #000;
  --bar: #000; --action: #0f5323; --action-hover: #0a3b18; --on-action: #fff; --link: #0f5323; --danger: #6b0808; --danger-ground: #fde5e5; --focus: #0f5323;`;
const darkHighContrast = `--ground: #000; --card: #000; --ink: #fff; --quiet: #dbe4ea; --line: #a5b7c4; --field-line: #fff;
  --bar: #112230; --action: #8fd6a0; --action-hover: #bfeaca; --on-action: #000; --link: #8fd6a0; --danger: #ffd0cc; --danger-ground: #3d0a0e; --focus: #8fd6a0;`;

const systemColors = `:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
@media (prefers-contrast: more) { :root { ${highContrast} } }
@media (prefers-contrast: more) and (prefers-color-scheme: dark) { :root { ${darkHighContrast} } }`;
const chosenColors: Readonly<Record<PageAppearance, string>> = {
  light: `:root { color-scheme: light; ${light} }`,
  dark: `:root { color-scheme: dark; ${dark} }`,
  'high-contrast': `:root { color-scheme: light; ${highContrast} }`,
};

/**
 * Returns the styles of the platform's pages, with the UI kit's colours in an appearance; null: light, dark or high
 * contrast, following the system setting.
 */
export function pageStyles(appearance: PageAppearance | null): string {
  return `${appearance === null ? systemColors : chosenColors[appearance]}\n${layout}`;
}

const layout = `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; gap: 16px; padding-bottom: 16px; background: var(--ground); color: var(--ink);
  font: 400 14px/1.5 Roboto, "Segoe UI", system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif; }
.brand { display: flex; align-items: center; gap: 10px; height: 60px; padding: 0 20px 0 62px; background: var(--bar); color: #fff; font-size: 16px; font-weight: 500; }
.card { width: min(440px, calc(100% - 32px)); margin: auto; padding: 32px; background: var(--card);
  border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 1px 2px rgb(10 31 51 / 6%), 0 8px 24px rgb(10 31 51 / 6%); }
main.wide { width: min(640px, calc(100% - 32px)); margin-top: clamp(8px, 5vh, 48px); }
section { margin: 24px 0 0; padding: 24px 0 0; border-top: 1px solid var(--line); }
h2 { margin: 0 0 8px; font-size: 16px; line-height: 24px; font-weight: 500; }
section form { margin: 0; }
main.wide section > .button, main.wide section > form > button { display: inline-block; width: auto; margin-top: 0; }
.notice { margin: 16px 0 0; padding: 16px; border: 1px solid var(--field-line); border-radius: 6px; }
.entries { list-style: none; margin: 8px 0; padding: 0; }
.entries li { display: flex; gap: 16px; align-items: center; justify-content: space-between; padding: 12px 0; border-top: 1px solid var(--line); }
.entries li:first-child { border-top: 0; }
.entries strong { display: block; font-weight: 500; overflow-wrap: anywhere; }
.entries span { color: var(--quiet); }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px; font-weight: 500; }
p { margin: 0 0 16px; color: var(--quiet); overflow-wrap: anywhere; }
form { margin: 24px 0 0; }
label { display: block; margin: 0 0 6px; font-weight: 500; }
input:not([type=hidden]) { display: block; width: 100%; height: 44px; margin: 0 0 20px; padding: 0 12px; font: inherit; font-size: 16px;
  color: inherit; background: transparent; border: 1px solid var(--field-line); border-radius: 8px; }
input:focus-visible { border-color: var(--focus); outline-offset: -1px; }
input[aria-invalid=true] { border-color: var(--danger); outline-color: var(--danger); }
button, .button { display: block; width: 100%; min-height: 44px; padding: 10px 16px; font: inherit; font-weight: 500; text-align: center; text-decoration: none;
  color: var(--on-action); background: var(--action); border: 1px solid transparent; border-radius: 8px; cursor: pointer; }
button:hover, .button:hover { background: var(--action-hover); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.alert { margin: 16px 0 0; padding: 12px 16px; border-radius: 6px; color: var(--danger); background: var(--danger-ground); }
.note { margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid var(--line); font-size: 12px; }
.note code { font: inherit; font-weight: 500; color: var(--ink); }
a { color: var(--link); }
[hidden] { display: none !important; }
.password { display: grid; grid-template-columns: 1fr auto; column-gap: 12px; }
.password > :not(label, button) { grid-column: 1 / -1; }
#caps-lock { min-height: 20px; margin: -16px 0 0; }
.problem { margin: -14px 0 16px; color: var(--danger); }
p.hint { margin: 0 0 8px; font-weight: 400; }
p.below { margin: 16px 0 0; }
.hint { color: var(--quiet); font-weight: 500; }
button.plain { grid-area: 1 / 2; align-self: start; width: auto; min-height: 24px; margin: -2px -4px 0 0; padding: 0 4px; color: var(--link); background: none; text-decoration: underline; }
@media (pointer: coarse) { button.plain { min-height: 44px; margin: -12px -4px -6px 0; } }
button.secondary, .button.secondary, button.small, .button.small { color: var(--ink); background: transparent; border-color: var(--field-line); }
button.secondary:hover, .button.secondary:hover, button.small:hover, .button.small:hover { background: var(--ground); }
button.secondary, .button.secondary { margin-top: 12px; }
button.small, .button.small { width: auto; min-height: 36px; padding: 6px 12px; }
.choices { list-style: none; margin: 24px 0 0; padding: 0; display: grid; gap: 12px; }
.choice { display: block; padding: 16px; color: inherit; text-decoration: none; border: 1px solid var(--field-line); border-radius: 6px; }
.choice:hover { border-color: var(--action); background: var(--ground); }
.choice strong { display: block; font-weight: 500; font-size: 16px; }
.choice span { color: var(--quiet); }
.ways { margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid var(--line); list-style: none; display: grid; gap: 8px; }
.qr { width: 200px; margin: 16px auto; padding: 8px; background: #fff; border-radius: 6px; }
.qr svg { display: block; width: 100%; height: auto; }
.key, .codes { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 16px; color: var(--ink); }
.key { display: block; margin-top: 4px; user-select: all; }
.codes { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 16px; margin: 16px 0; padding: 16px; list-style: none; background: var(--ground); border-radius: 6px; }
input.code { font-variant-numeric: tabular-nums; letter-spacing: 0.2em; }
@media print { .brand, button, .button, .ways { display: none !important; } .card { border: 0; box-shadow: none; } }
@media (max-width: 899.95px) { .brand { padding: 0 20px; } }
@media (max-width: 480px) { .card, main.wide { padding: 24px; } .brand { padding: 0 16px; } }
@media (forced-colors: active) { button, .button, .card { border: 1px solid; } }
`;
