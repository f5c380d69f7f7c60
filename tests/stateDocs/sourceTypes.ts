import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const folders = ['src/features', 'src/catalogue', 'src/domain', 'src/app/persistence'];

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name)),
);

const sources = files.map((file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
);

function find<Found>(node: ts.Node, pick: (node: ts.Node) => Found | undefined): Found | undefined {
  return pick(node) ?? ts.forEachChild(node, (child) => find(child, pick));
}

/** The text of an interface of the state, without the word `export`. */
export function interfaceText(name: string): string | undefined {
  for (const source of sources) {
    const text = find(source, (node) =>
      ts.isInterfaceDeclaration(node) && node.name.text === name
        ? node.getText().replace(/^export /, '')
        : undefined,
    );
    if (text !== undefined) return text;
  }
  return undefined;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The type in `PayloadAction<…>` within a node. */
const payloadIn = (node: ts.Node) =>
  find(node, (child) =>
    ts.isTypeReferenceNode(child) && child.typeName.getText() === 'PayloadAction'
      ? child.typeArguments?.[0]?.getText()
      : undefined,
  );

/** The payload's type of an event, as its slice or `createAction` says it; undefined for an event without one. */
export function payloadText(sliceName: string, eventName: string): string | undefined {
  for (const source of sources) {
    const isSlices = path.basename(source.fileName) === `${sliceName}Slice.ts`;
    const text = find(source, (node) => {
      if (isSlices && ts.isPropertyAssignment(node) && node.name.getText() === eventName)
        return payloadIn(node);
      if (!ts.isVariableDeclaration(node) || node.name.getText() !== eventName) return undefined;
      const call = node.initializer;
      return call && ts.isCallExpression(call) && call.expression.getText() === 'createAction'
        ? call.typeArguments?.[0]?.getText()
        : undefined;
    });
    if (text !== undefined) return oneLine(text);
  }
  return undefined;
}
