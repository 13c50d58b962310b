/** Styles of the platform's own small pages: navy ground bar, white card, green action; light and dark by the system's choice. */
export const pageStyles = `
:root { color-scheme: light dark; --ground: #f5f7f9; --card: #fff; --ink: #14202b; --quiet: #51606f; --line: #dde3e9; --field-line: #7d8b99;
  --bar: #0a1f33; --action: #1f7a36; --action-hover: #19652c; --on-action: #fff; --link: #14652a; --danger: #a81d1d; --danger-ground: #fdecec; --focus: #1f7a36; }
@media (prefers-color-scheme: dark) { :root { --ground: #0b141d; --card: #131f2b; --ink: #e8eef4; --quiet: #a3b2c0; --line: #263645; --field-line: #71849a;
  --bar: #071320; --action: #46b364; --action-hover: #5cc178; --on-action: #06140a; --link: #7cd494; --danger: #ffb4ab; --danger-ground: #3a1717; --focus: #7cd494; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
  font: 400 14px/1.5 Roboto, "Segoe UI", system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif; }
.brand { display: flex; align-items: center; gap: 12px; height: 60px; padding: 0 24px; background: var(--bar); color: #fff; font-size: 16px; font-weight: 500; }
.mark { display: grid; place-items: center; width: 28px; height: 28px; border-radius: 6px; background: #2b8a43; color: #fff; font-size: 14px; font-weight: 700; }
.card { width: min(400px, calc(100% - 32px)); margin: clamp(24px, 12vh, 120px) auto 32px; padding: 32px; background: var(--card);
  border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 1px 2px rgb(10 31 51 / 6%), 0 8px 24px rgb(10 31 51 / 6%); }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 32px; font-weight: 500; }
p { margin: 0 0 16px; color: var(--quiet); overflow-wrap: anywhere; }
form { margin: 24px 0 0; }
label { display: block; margin: 0 0 6px; font-weight: 500; }
input:not([type=hidden]) { display: block; width: 100%; height: 44px; margin: 0 0 20px; padding: 0 12px; font: inherit; font-size: 16px;
  color: inherit; background: transparent; border: 1px solid var(--field-line); border-radius: 6px; }
input[aria-invalid=true] { border-color: var(--danger); }
button, .button { display: block; width: 100%; min-height: 44px; padding: 10px 16px; font: inherit; font-weight: 500; text-align: center; text-decoration: none;
  color: var(--on-action); background: var(--action); border: 1px solid transparent; border-radius: 6px; cursor: pointer; }
button:hover, .button:hover { background: var(--action-hover); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.alert { margin: 16px 0 0; padding: 12px 16px; border-radius: 6px; color: var(--danger); background: var(--danger-ground); }
.note { margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid var(--line); font-size: 12px; }
.note code { font: inherit; font-weight: 500; color: var(--ink); }
a { color: var(--link); }
@media (max-width: 480px) { .card { margin-top: 24px; padding: 24px; } .brand { padding: 0 16px; } }
@media (forced-colors: active) { button, .button, .card { border: 1px solid; } }
`;
