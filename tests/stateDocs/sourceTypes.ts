import { readdirSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const folders = ['src/features', 'src/catalogue', 'src/domain', 'src/app/persistence'];

/** The files that define slices and events. */
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:Slice|[eE]vents)\.ts$/.test(name))
    .map((name) => path.join(folder, name)),
);

const { config } = ts.readConfigFile('tsconfig.json', (name) => ts.sys.readFile(name)) as {
  config: { compilerOptions: object };
};
// Without the types of the DOM, which no event names and which take longer to read than all others.
const lessTypes = { lib: ['ES2023'], types: [] };
const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...lessTypes }, '.');
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();
/** Those files, and what they import of our own. */
const sources = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('node_modules'));

const isOwn = (node: ts.Node) => sources.includes(node.getSourceFile());

function find<Found>(node: ts.Node, pick: (node: ts.Node) => Found | undefined): Found | undefined {
  return pick(node) ?? ts.forEachChild(node, (child) => find(child, pick));
}

function findInSources<Found>(pick: (node: ts.Node) => Found | undefined): Found | undefined {
  for (const source of sources) {
    const found = find(source, pick);
    if (found !== undefined) return found;
  }
  return undefined;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

const typeFormat = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** The text of a type that is not written, or not plainly. */
const typeText = (type: ts.Type, flags = ts.TypeFormatFlags.None) =>
  checker.typeToString(type, undefined, typeFormat | flags).replaceAll('; }', ' }');

/** A declared type, which has a name. */
type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Returns the text of a type, without the word `export`. An interface has the fields of our own ones that it extends. */
function textOf(node: Declaration): string {
  const text = node.getText().replace(/^export /, '');
  if (ts.isTypeAliasDeclaration(node)) {
    // Such as the entries of a list: what they are.
    const isOfValue = find(node.type, (child) => ts.isTypeQueryNode(child) || undefined);
    const plain = typeText(checker.getTypeAtLocation(node.name), ts.TypeFormatFlags.InTypeAlias);
    return isOfValue ? `type ${node.name.text} = ${plain};` : text;
  }
  const bases = node.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
  const inherited = bases
    .flatMap((base) => checker.getTypeAtLocation(base).getProperties())
    .flatMap(({ declarations = [] }) => declarations.slice(0, 1))
    .sort((one, other) => one.pos - other.pos);
  if (inherited.length === 0 || !inherited.every(isOwn)) return text;
  const fields = [...inherited, ...node.members].map((field) => `  ${field.getFullText().trim()}`);
  return [`interface ${node.name.text} {`, ...fields, '}'].join('\n');
}

/** Returns the text of an interface of the state. */
export function interfaceText(name: string): string | undefined {
  return findInSources((node) =>
    ts.isInterfaceDeclaration(node) && node.name.text === name ? textOf(node) : undefined,
  );
}

/** Types that are not shown: a tool's fields are in docs/content.md. */
const hiddenTypes = new Set(['Tool']);

/** Adds a type of our own, and those that its declaration names. */
function addType(symbol: ts.Symbol | undefined, named: Set<Declaration>): void {
  const isImported = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const target = isImported ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target?.declarations?.find(isDeclaration);
  if (!declaration || !isOwn(declaration) || hiddenTypes.has(declaration.name.text)) return;
  if (named.has(declaration)) return;
  named.add(declaration);
  addTypesIn(declaration, named);
}

/** Adds the types of our own that a node names. */
function addTypesIn(node: ts.Node, named: Set<Declaration>): void {
  if (ts.isTypeReferenceNode(node)) addType(checker.getSymbolAtLocation(node.typeName), named);
  ts.forEachChild(node, (child) => addTypesIn(child, named));
}

/** The type in `PayloadAction<…>` within a node. */
const payloadIn = (node: ts.Node) =>
  find(node, (child) =>
    ts.isTypeReferenceNode(child) && child.typeName.getText() === 'PayloadAction'
      ? child.typeArguments?.[0]
      : undefined,
  );

/** The call of `createAction` that a variable with a name is initialized with. */
function creationIn(node: ts.Node, name: string): ts.CallExpression | undefined {
  if (!ts.isVariableDeclaration(node) || node.name.getText() !== name) return undefined;
  const call = node.initializer;
  return call && ts.isCallExpression(call) && call.expression.getText() === 'createAction' ? call : undefined;
}

const isInSlice = (node: ts.Node, sliceName: string) =>
  path.basename(node.getSourceFile().fileName) === `${sliceName}Slice.ts`;

/** The payload's type as it is written: in the slice's reducer, or as the type argument of `createAction`. */
const writtenPayload = (sliceName: string, eventName: string): ts.TypeNode | undefined =>
  findInSources((node) =>
    ts.isPropertyAssignment(node) && node.name.getText() === eventName && isInSlice(node, sliceName)
      ? payloadIn(node)
      : creationIn(node, eventName)?.typeArguments?.[0],
  );

/** The type of an event, as its action creator returns it. */
function eventType(sliceName: string, eventName: string): ts.Type | undefined {
  const creator = findInSources((node) => {
    const isSlices =
      ts.isBindingElement(node) && node.name.getText() === eventName && isInSlice(node, sliceName);
    return isSlices || creationIn(node, eventName) ? node : undefined;
  });
  return creator && checker.getTypeAtLocation(creator).getCallSignatures()[0]?.getReturnType();
}

/** What an event carries. */
interface EventTypes {
  payload: string | undefined;
  meta: string | undefined;
  /** The texts of the types of our own that payload and meta name. */
  named: readonly string[];
}

/** Returns what an event carries, as its slice or `createAction` says it. */
export function eventTypes(sliceName: string, eventName: string): EventTypes {
  const named = new Set<Declaration>();
  const written = writtenPayload(sliceName, eventName);
  if (written) addTypesIn(written, named);
  /** The type of a property that the action creator infers. */
  const inferred = (name: 'payload' | 'meta') => {
    const symbol = eventType(sliceName, eventName)?.getProperty(name);
    const type = symbol && checker.getTypeOfSymbol(symbol);
    if (type === undefined || (type.flags & ts.TypeFlags.Undefined) !== 0) return undefined;
    for (const property of type.getProperties()) {
      const { aliasSymbol, symbol: ownSymbol } = checker.getTypeOfSymbol(property);
      addType(aliasSymbol ?? ownSymbol, named);
    }
    return typeText(type);
  };
  return {
    payload: written ? oneLine(written.getText()) : inferred('payload'),
    meta: inferred('meta'),
    named: [...named].map(textOf),
  };
}
