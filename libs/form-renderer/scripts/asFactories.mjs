// Takes the functions that tersely.mjs has made of ajv's code and writes each as a call of a few that make such functions:
// `object({ label: "string" }, ["label"])` for one that checks an object property by property. Where a line says anything
// else than these can say, this throws.

/**
 * The makers: a check takes a value, the way to it and the list of failures, and adds to that list. A data source with `type`
 * in place of `kind` is checked as one with `kind`.
 */
export const makers = `
const is = (data, type) => type == "array" ? Array.isArray(data) : type == "null" ? data === null : typeof data == type && (type == "object" ? data && !Array.isArray(data) : type != "number" || isFinite(data));
const fail = (vErrors, path, keyword, about) => vErrors.push({ path, keyword, about });
const typed = (data, path, vErrors, type) => type.some((one) => is(data, one)) || fail(vErrors, path, "type", type);
const at = (data, path, vErrors, check) => {
  if (data === undefined || !check) return;
  if (check.map) typed(data, path, vErrors, ["array"]) === true && [...data].forEach((item, index) => at(item ?? null, path + "/" + index, vErrors, check[0]));
  else if (check.call) check(data, path, vErrors);
  else typed(data, path, vErrors, check.split(" "));
};
const object = (properties, needed = [], open = 0) => (data, path, vErrors) => {
  if (typed(data, path, vErrors, ["object"]) !== true) return;
  for (const missingProperty of needed) if (data[missingProperty] === undefined) fail(vErrors, path, "required", missingProperty);
  for (const key in open ? properties : data) Object.hasOwn(properties, key) ? at(data[key], path + "/" + key, vErrors, properties[key]) : fail(vErrors, path, "additionalProperties", key);
};
const among = (allowedValues) => (data, path, vErrors) => allowedValues.includes(data) || fail(vErrors, path, "enum", allowedValues);
const either = (...checks) => (data, path, vErrors) => {
  const all = checks.map((check) => { const own = []; at(data, path, own, check); return own; });
  if (all.every((own) => own.length)) vErrors.push(...all.flat());
};
const variants = (tag, byTag, rest) => (given, path, vErrors) => {
  const { type, ...others } = is(given, "object") ? given : {};
  const isTyped = tag == "kind" && others.kind === undefined && type !== undefined;
  const data = isTyped ? { ...others, kind: type } : given;
  rest(data, path, vErrors);
  const kind = is(data, "object") ? data[tag] : undefined;
  if (kind !== undefined) Object.hasOwn(byTag, kind) ? byTag[kind](data, path, vErrors) : among(Object.keys(byTag))(kind, path + "/" + (isTyped ? "type" : tag), vErrors);
};
`;

const check = String.raw`(validate\d+|"[\w ]+")`;
const unionItems =
  /if\(data\.(\w+) !== undefined\)\{\nlet (data\d+) = data\.\1;\nif\(Array\.isArray\(\2\)\)\{\n(?:.*\n){4}fail\(.*, "type", \{type: \[(.*)\]\}\);\n\}\n\}\n\}\nelse \{\n.*"type", \{type: "array"\}\);\n\}\n\}/g;
const union =
  /if\(data\.(\w+) !== undefined\)\{\nlet (data\d+) = data\.\1;\nif\(.*\)\{\nfail\(.*, "type", \{type: \[(.*)\]\}\);\n\}\n\}/g;

/** The functions of a text as definitions of one constant each, in an order in which each knows those before it. */
export function asFactories(functions) {
  const made = functions
    .split(/^(?=function )/m)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const [, name, body] =
        /^function (validate\d+)\(data, instancePath, vErrors\)\{\n([^]*?)\nreturn vErrors\.length;\n\}\s*$/.exec(text);
      return { name, made: factory(body) };
    });
  const known = new Set();
  return inlined(made)
    .map((one) => {
      // A kind that holds its own kind is not known yet where it is named.
      const text = one.made.replaceAll(/validate\d+/g, (name) =>
        known.has(name) ? name : `(...all) => ${name}(...all)`,
      );
      known.add(one.name);
      return `const ${one.name} = ${text};\n`;
    })
    .join('');
}

/** What is named once needs no name. */
function inlined(made) {
  const all = [...made];
  for (let index = 0; index < all.length - 1; index += 1) {
    const { name, made: own } = all[index];
    const pattern = new RegExp(`\\b${name}\\b`, 'g');
    const users = all.flatMap((one, at) => (one.made.match(pattern) ?? []).map(() => at));
    if (users.length !== 1 || users[0] <= index) continue;
    const user = all[users[0]];
    all[users[0]] = { ...user, made: user.made.replace(pattern, () => own) };
    all.splice(index, 1);
    index -= 1;
  }
  return all;
}

function factory(body) {
  if (body.includes('"anyOf"'))
    return `either(${[...body.matchAll(new RegExp(`errors = (?:typed\\(data, instancePath, vErrors, ("\\w+")|(validate\\d+)\\()`, 'g'))].map(([, type, name]) => type ?? name).join()})`;
  const list = /^among\(data, instancePath, vErrors, (\[.*\])\);$/.exec(body);
  if (list) return `among(${list[1]})`;
  const items = new RegExp(`^every\\(data, instancePath, vErrors, ${check}\\);$`).exec(body);
  if (items) return `(data, path, vErrors) => at(data, path, vErrors, [${items[1]}])`;
  return objectFactory(body);
}

/** What each line of a function that checks an object adds to its definition. */
const lines = [
  [/^needs\(data, instancePath, vErrors, ("\w+")\);$/, (found, name) => found.needed.push(name)],
  [
    /^only\(data, instancePath, vErrors, (\[.*\])\);$/,
    (found, keys) => {
      found.open = false;
      for (const key of JSON.parse(keys)) found.properties[key] ??= '0';
    },
  ],
  [
    new RegExp(`^of\\(data, instancePath, vErrors, "(\\w+)", ${check}\\);$`),
    (found, key, how) => (found.properties[key] = how),
  ],
  [
    new RegExp(`^if\\(data\\.(\\w+) !== undefined\\) every\\(data\\.\\w+, .*, vErrors, ${check}\\);$`),
    (found, key, how) => (found.properties[key] = `[${how}]`),
  ],
  [
    /^if\(data && data\.(\w+) === "([\w-]+)"\) (validate\d+)\(data, instancePath, vErrors\);$/,
    (found, tag, value, name) => {
      found.tag = tag;
      found.variants.push(`${JSON.stringify(value)}: ${name}`);
    },
  ],
  // The tag's values are those of the variants.
  [/^if\(data\.(?:type|kind) !== undefined\) among\(.*\);$/, () => undefined],
  [
    /^(?:if\(is\(data, "object"\)\)\{|\}|else \{|fail\(vErrors, instancePath, "type", \{type: "object"\}\);)$/,
    () => undefined,
  ],
];

function objectFactory(body) {
  const found = { properties: {}, needed: [], open: true, variants: [], tag: '' };
  const text = body
    .replaceAll(
      unionItems,
      (_all, key, _data, types) => `if(data.${key} !== undefined) every(data.${key}, "", vErrors, ${inOne(types)});`,
    )
    .replaceAll(union, (_all, key, _data, types) => `of(data, instancePath, vErrors, "${key}", ${inOne(types)});`);
  for (const line of text.split('\n')) {
    const [pattern, add] = lines.find(([one]) => one.test(line)) ?? [];
    if (!pattern) throw new Error(`tersely.mjs writes a line that no maker knows: ${line}`);
    add(found, ...pattern.exec(line).slice(1));
  }
  const properties = Object.entries(found.properties).map(([key, how]) => `${key}: ${how}`);
  const needed = found.needed.length > 0 || found.open ? `, [${found.needed.join()}]` : '';
  const object = `object({${properties.join()}}${needed}${found.open ? ', 1' : ''})`;
  return found.tag ? `variants("${found.tag}", {${found.variants.join()}}, ${object})` : object;
}

function inOne(types) {
  return JSON.stringify(types.replaceAll(/[" ]/g, '').replaceAll(',', ' '));
}
