// Makes the compiled check small: what many kinds of field have in common is checked once, on the union of all kinds.
// The published schema stays as it is. Only the misplacement of data is lost here; validateSchema.ts looks for that itself.

/** A schema that refuses the same fields, in a quarter of the code. */
export function hoistShared(schema) {
  const definitions = structuredClone(schema.definitions);
  hoistFields(definitions);
  hoistMembers(definitions, definitions.DataSource, { keepClosed: true });
  return { ...schema, definitions };
}

/** Of a field's kinds, only the config is left to check for each; what all configs have is checked once, too. */
function hoistFields(definitions) {
  const union = definitions.FieldSchema;
  const configs = [
    ...new Set(membersOf(definitions, union).map((member) => nameIn(member.properties.config.$ref))),
  ].map((name) => definitions[name]);
  // Where a config is open, its further properties are its own: only what it declares is common to all.
  const common = configs
    .filter((config) => config.additionalProperties !== false)
    .map((config) => Object.keys(config.properties))
    .reduce((a, b) => a.filter((key) => b.includes(key)));
  const shared = sharedProperties(configs, common);
  for (const config of configs) loosen(config, shared);
  hoistMembers(definitions, union, { keepClosed: false });
  definitions.AnyConfig = { type: 'object', properties: shared };
  union.properties.config = { $ref: '#/definitions/AnyConfig' };
}

/** Moves what the members of a union agree on up to the union. */
function hoistMembers(definitions, union, { keepClosed }) {
  const members = membersOf(definitions, union);
  const tag = Object.keys(union.properties)[0];
  const everywhere = Object.keys(members[0].properties).filter((key) =>
    members.every((member) => key in member.properties),
  );
  const candidates = keepClosed
    ? everywhere
    : [...new Set(members.flatMap((member) => Object.keys(member.properties)))];
  const shared = sharedProperties(
    members,
    candidates.filter((key) => key !== tag),
  );
  const required = everywhere.filter(
    (key) => key in shared && members.every((member) => member.required?.includes(key)),
  );
  for (const member of members) {
    loosen(member, shared);
    member.properties[tag] = true;
    member.required = (member.required ?? []).filter((key) => key !== tag && !required.includes(key));
    if (keepClosed) continue;
    delete member.additionalProperties;
    for (const key of Object.keys(member.properties))
      if (member.properties[key] === true) delete member.properties[key];
  }
  Object.assign(union.properties, shared);
  union.required = [...union.required, ...required];
  if (!keepClosed)
    Object.assign(union, { additionalProperties: false, properties: { ...union.properties, config: true } });
}

/** The properties that read the same wherever they stand. */
function sharedProperties(objects, candidates) {
  const alike = candidates.filter(
    (key) =>
      new Set(objects.filter((o) => key in o.properties).map((o) => JSON.stringify(o.properties[key]))).size === 1,
  );
  return Object.fromEntries(alike.map((key) => [key, objects.find((o) => key in o.properties).properties[key]]));
}

/** Leaves properties allowed but unchecked, and leaves the check for an object to the referring schema. */
function loosen(object, shared) {
  for (const key of Object.keys(shared)) if (key in object.properties) object.properties[key] = true;
  delete object.type;
}

function membersOf(definitions, union) {
  return union.allOf.map((one) => definitions[nameIn(one.then.$ref)]);
}

function nameIn(ref) {
  return ref.replace('#/definitions/', '');
}
