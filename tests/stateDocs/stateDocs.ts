import { otherEvents, stateSlices } from '../../src/app/session/knownActions';

import { changedSlices, listenersOf, sampleOf } from './reactions';
import { eventTypes, interfaceText } from './sourceTypes';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const cell = (text: string) => text.replaceAll('|', '\\|');

/** A block of TypeScript, with an empty line between its declarations; nothing for none. */
const codeBlock = (declarations: readonly string[]) =>
  declarations.length === 0 ? [] : ['```ts', declarations.join('\n\n'), '```', ''];

/** The text of docs/state.md: what the code says of each slice. */
export function stateDocs(): string {
  const changed = changedSlices();
  const typesOf = (type: string) => {
    const [slice = '', event = ''] = type.split('/');
    return eventTypes(slice, event);
  };
  const row = (type: string) => {
    const { payload, meta } = typesOf(type);
    const slices = [...(changed.get(type) ?? [])].sort();
    const cells = [
      `\`${type}\``,
      [payload && `\`${payload}\``, meta && `meta \`${meta}\``].filter(Boolean).join('; '),
      codes(slices),
      codes(listenersOf(sampleOf(type))),
    ];
    return `| ${cells.map(cell).join(' | ')} |`;
  };
  const table = (types: readonly string[]) => [
    '| event | payload | changes | listeners |',
    '| --- | --- | --- | --- |',
    ...types.map(row),
    '',
    ...codeBlock([...new Set(types.flatMap((type) => typesOf(type).named))]),
  ];
  const slices = stateSlices.flatMap((slice) => {
    const types = Object.values<{ type: string }>(slice.actions).map(({ type }) => type);
    const selectors = Object.keys(slice.selectors);
    return [
      `## ${slice.name}`,
      '',
      ...codeBlock([interfaceText(`${capitalized(slice.name)}State`) ?? '']),
      `Selectors: ${selectors.length === 0 ? 'none' : codes(selectors)}.`,
      '',
      ...(types.length === 0 ? ['It has no events of its own.', ''] : table(types)),
    ];
  });
  return [
    '# The state: slices, events, reactions',
    '',
    'Made from the code by `npm run docs:state`, and checked by `tests/stateDocs`. _Payload_ names types that stand below the',
    'table (a `Tool` is in [content.md](content.md)), and `meta` where an event has one. _Changes_ lists the slices that an event was',
    'seen to change, in the recorded sessions and in random ones; _listeners_ the files with listeners that it runs',
    '(`src/app/listeners.ts`). The responses of the API are in `catalogueApi`, the slice of RTK Query; its',
    '`executeQuery/fulfilled` also changes `tools` and `posts`.',
    '',
    'Three reactions are no listeners. A store subscription stores changes (`src/app/persistence/createPersistence.ts`), another one',
    'shows the colour scheme (`src/app/store.ts`). The middleware `compareRefusals` dispatches `additionRefused` instead of a',
    '`toolAdded`, and `restorationRefused` instead of a `selectionRestored`, that would change nothing.',
    '',
    ...slices,
    '## Events defined outside the slices',
    '',
    ...table(otherEvents.map(({ type }) => type)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
