// Rewrites the check that ajv compiles, so that what it repeats stands once: ajv unfolds every keyword in place, here they
// become calls of a few functions, and all failures go into one list that is handed down. The code does the same, which
// compiledCheck.test.ts shows against ajv itself. Where ajv writes its code in another way than before, this throws.

import { asFactories, makers } from './asFactories.mjs';

/** The same check in a fraction of the code, which adds all failures to a list. */
export function tersely(code) {
  const schemas = schemasIn(code);
  const root = /^export const validate = (validate\d+);$/m.exec(code)?.[1];
  const rules = [...threaded, ...tagged, ...unfolded(schemas), ...leftovers];
  const called = rules.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), direct(code));
  const terse = called
    .split(/^(?=function )/m)
    .map(uncounted)
    .join('');
  const left =
    /schemaPath|parentData|rootData|err\d|schema\d|func\d|vErrors === null|missing\d|(?<!validate)\.errors/.exec(terse);
  if (!root || left)
    throw new Error(`ajv writes its code in another way than before (${left?.[0]}): adapt tersely.mjs.`);
  return `${makers}${asFactories(terse)}
export { ${root} as validate };`;
}

/** A kind that holds its own kind calls itself through an object; its name will do. */
function direct(code) {
  const wrappers = new Map(
    [...code.matchAll(/(wrapper\d+) = \{validate: (validate\d+)\}/g)].map(([, name, own]) => [name, own]),
  );
  return code.replaceAll(/(wrapper\d+)\.validate/g, (_all, name) => wrappers.get(name));
}

/** Only where a trial may be withdrawn does a function count the failures before it. */
function uncounted(text) {
  return text.includes('_errs') ? text : text.replaceAll(/let errors = .*\n|errors = (?=\w+\()/g, '');
}

/** ajv keeps whole schemas for the allowed values and the names of properties in them. */
function schemasIn(code) {
  const found = [...code.matchAll(/^const (schema\d+) = (\{.*\});$/gm)];
  return new Map(found.map(([, name, text]) => [name, JSON.parse(text)]));
}

const note =
  /const (err\d+) = \{(?:instancePath:?(.*?),schemaPath:"[^"]*",keyword:("\w+"),params:(.*?))?\};\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/g;

/** Noting a failure becomes a call; functions take the list of failures, hand it down and answer how many there are. */
const threaded = [
  [
    note,
    (_all, _name, path, keyword, params) =>
      keyword === '"if"'
        ? ''
        : `errors = fail(vErrors, ${path || 'instancePath'}, ${keyword ?? '""'}, ${params ?? '{}'});`,
  ],
  [/\{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}/g, 'instancePath, vErrors'],
  [
    /\{instancePath(?:: ?([^,{}]*))?,parentData(?:: ?[^,{}]*)?,parentDataProperty(?:: ?[^,{}]*)?,rootData\}/g,
    (_all, path) => `${path || 'instancePath'}, vErrors`,
  ],
  [/let vErrors = null;\nlet errors = 0;/g, 'let errors = vErrors.length;'],
  [/validate\d+\.errors = vErrors;\nreturn errors === 0;/g, 'return vErrors.length;'],
  [/if\(!\((validate\d+\(.*\))\)\)\{\nvErrors = .*;\nerrors = vErrors\.length;\n\}/g, 'errors = $1;'],
  [
    /errors = (_errs\d+);\nif\(vErrors !== null\)\{\nif\(\1\)\{\nvErrors\.length = \1;\n\}\nelse \{\nvErrors = null;\n\}\n\}/g,
    'errors = vErrors.length = $1;',
  ],
];

/** `if` the tag has a value `then` check the kind: the trial and its withdrawal become a comparison. */
const tagged = [
  [
    /const _errs\d+ = errors;\nlet (valid\d+) = true;\nconst _errs\d+ = errors;\n(?:.*\n){2}if\(\(data\.(\w+) === undefined\).*\n(?:.*\n)+?if\("([\w-]+)" !== data\.\2\)\{\n(?:.*\n)+?if\((_valid\d+)\)\{\nconst _errs\d+ = errors;\n(errors = validate\d+\(.*\);)\nvar \4 = .*\n\1 = \4;\n\}\nif\(!\1\)\{\n\s*\}/g,
    'if(data && data.$2 === "$3") $5',
  ],
];

/** What ajv unfolds for each keyword becomes a call. */
const unfolded = (schemas) => [
  [/\btype: ?(schema\d+)((?:\.\w+)+)/g, (_all, name, way) => `type: ${JSON.stringify(inside(schemas.get(name), way))}`],
  [/!\(\(typeof (data\d*) == "number"\) && \(isFinite\(\1\)\)\)/g, 'typeof $1 !== "number"'],
  [
    /if\(typeof (data[\w.[\]]*) !== "(\w+)"\)\{\nerrors = fail\(vErrors, (.*), "type", \{type: "\2"\}\);\n\}/g,
    'errors = typed($1, $3, vErrors, "$2");',
  ],
  [
    /if\((data\d*)\.(\w+) === undefined\)\{\nerrors = fail\(vErrors, (.*), "required", \{missingProperty: "\2"\}\);\n\}/g,
    'errors = needs($1.$2, $3, vErrors, "$2");',
  ],
  [
    /for\(const (key\d+) in (data\d*)\)\{\nif\(!\((.*)\)\)\{\nerrors = fail\(vErrors, (.*), "additionalProperties", \{additionalProperty: \1\}\);\n\}\n\}/g,
    (_all, _key, data, test, path) =>
      `errors = only(${data}, ${path}, vErrors, ${JSON.stringify(keysOf(test, schemas))});`,
  ],
  [
    /if\(!\((\(*(data\d*) === .*)\)\)\{\nerrors = fail\(vErrors, (.*), "enum", \{allowedValues: ?(schema\d+)((?:\.\w+)+)\}\);\n\}/g,
    (_all, _test, data, path, name, way) =>
      `errors = among(${data}, ${path}, vErrors, ${JSON.stringify(inside(schemas.get(name), way))});`,
  ],
  [
    /if\(Array\.isArray\((data\d*)\)\)\{\nconst (len\d+) = \1\.length;\nfor\(let (i\d+)=0; \3<\2; \3\+\+\)\{\n(?:let data\d+ = \1\[\3\];\n)?errors = (\w+)\(.*?(?:vErrors\)|, (".*?")\));\n\}\n\}\nelse \{\nerrors = fail\(vErrors, (.*), "type", \{type: "array"\}\);\n\}/g,
    (_all, data, _len, _i, check, type, path) => `errors = every(${data}, ${path}, vErrors, ${type ?? check});`,
  ],
  // A property that is looked at once needs no variable, and a call no condition around it.
  [
    /if\((data\d*\.\w+) !== undefined\)\{\n(?:let (data\d+) = \1;\n)?errors = (\w+)\((?:\1|\2), (.*), vErrors(?:, (.*))?\);\n\}/g,
    (_all, data, _variable, check, path, more) => propertyCall(data, check, path, more),
  ],
];

function propertyCall(data, check, path, more) {
  if (check === 'typed') return `errors = at(${data}, ${path}, vErrors, ${more});`;
  if (more === undefined) return `errors = at(${data}, ${path}, vErrors, ${check});`;
  return `if(${data} !== undefined) errors = ${check}(${data}, ${path}, vErrors, ${more});`;
}

/** Unread values, and objects of which nothing more is known. */
const leftovers = [
  [/^(?:const (?:schema|func|wrapper)\d+ = .*|export .*|"use strict");\n|\/\*# sourceURL=.*?\*\/;\n/gm, ''],
  [/if\((data\d*) && typeof \1 == "object" && !Array\.isArray\(\1\)\)/g, 'if(is($1, "object"))'],
  [
    /if\((data\d*\.\w+) !== undefined\)\{\nlet (data\d+) = \1;\nif\(is\(\2, "object"\)\)\{\n\}\nelse \{\nerrors = fail\(vErrors, (.*), "type", \{type: "object"\}\);\n\}\n\}/g,
    'errors = at($1, $3, vErrors, "object");',
  ],
  [
    /if\((data\d*\.\w+) !== undefined\)\{\nlet (data\d+) = \1;\nif\(!\(\2 && typeof \2 == "object" && !Array\.isArray\(\2\)\)\)\{\nerrors = fail\(vErrors, (.*), "type", \{type: "object"\}\);\n\}\n\}/g,
    'errors = at($1, $3, vErrors, "object");',
  ],
  [/\bat\((data\d*)\.(\w+), instancePath\+"\/\2", vErrors, (.*)\);/g, 'of($1, instancePath, vErrors, "$2", $3);'],
  [/\bneeds\((data\d*)\.(\w+), (.*), vErrors, "\2"\);/g, 'needs($1, $3, vErrors, "$2");'],
];

function keysOf(test, schemas) {
  const name = /\.call\((schema\d+)((?:\.\w+)+), key\d+\)/.exec(test);
  return name
    ? Object.keys(inside(schemas.get(name[1]), name[2]))
    : [...test.matchAll(/=== "(\w+)"/g)].map(([, key]) => key);
}

function inside(value, way) {
  return way
    .split('.')
    .slice(1)
    .reduce((part, key) => part[key], value);
}
