import { readdirSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { root } from '../bootstrap.mjs';
import { parsedStories, storyMeta } from './storyArgs.ts';

/**
 * Returns code that uses a component, from the stories in its folder: the first element that is not part of a list, else
 * one with the args of all stories, else an element of a list. Undefined if there is none.
 */
export async function storyExample(folder: string, name: string): Promise<string | undefined> {
  const stories = readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => parsedStories(path.join(folder, file)));
  const elements = stories.flatMap((source) => elementsOf(source, name));
  const alone = elements.find((element) => !isListItem(element))?.getText();
  const code = alone ?? stories.flatMap((source) => elementOfArgs(source, name))[0] ?? elements[0]?.getText();
  if (code === undefined) return undefined;
  const options = await resolveConfig(path.join(root, 'package.json'));
  return (await format(code, { ...options, parser: 'babel-ts' })).replace(/^;|;?\n$/g, '');
}

type Element = ts.JsxElement | ts.JsxSelfClosingElement;

/** The elements of a component that take no props from elsewhere, in the order of the file. */
function elementsOf(node: ts.Node, name: string): Element[] {
  const found: Element[] = [];
  const visit = (child: ts.Node): void => {
    if ((ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child)) && isOf(child, name)) found.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function isOf(element: Element, name: string): boolean {
  const { tagName, attributes } = openingOf(element);
  return tagName.getText() === name && attributes.properties.every(ts.isJsxAttribute);
}

function isListItem(element: Element): boolean {
  return openingOf(element).attributes.properties.some((attribute) => attribute.name?.getText() === 'key');
}

function openingOf(element: Element): ts.JsxOpeningLikeElement {
  return ts.isJsxElement(element) ? element.openingElement : element;
}

function elementOfArgs(source: ts.SourceFile, name: string): string[] {
  const { component, args } = storyMeta(source);
  if (component !== name) return [];
  const attributes = args
    .filter((arg) => arg.name !== 'children')
    .map((arg) => ` ${arg.name}=${attributeOf(arg.value)}`);
  const content = args.find((arg) => arg.name === 'children')?.value;
  const opening = `<${name}${attributes.join('')}`;
  return [content ? `${opening}>${contentOf(content)}</${name}>` : `${opening} />`];
}

function attributeOf(value: ts.Expression): string {
  return ts.isStringLiteral(value) ? JSON.stringify(value.text) : `{${value.getText()}}`;
}

function contentOf(value: ts.Expression): string {
  if (ts.isStringLiteral(value)) return value.text;
  return ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value) ? value.getText() : `{${value.getText()}}`;
}
