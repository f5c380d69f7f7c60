import { otherEvents, stateSlices } from '../../src/app/session/knownActions';

import {
  changedSlices,
  endpointNames,
  internalTypes,
  listenersOf,
  requestOf,
  requestTypes,
  sampleOf,
} from './reactions';
import { eventTypes, interfaceText } from './sourceTypes';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const cell = (text: string) => text.replaceAll('|', '\\|');

/** A block of TypeScript, with an empty line between its declarations; nothing for none. */
const codeBlock = (declarations: readonly string[]) =>
  declarations.length === 0 ? [] : ['```ts', declarations.join('\n\n'), '```', ''];

/** The files with listeners that an event of a request runs, each with the endpoints if it is not run for all. */
function requestListeners(type: string): string {
  const endpointsOf = new Map<string, string[]>();
  for (const endpoint of endpointNames) {
    for (const file of listenersOf(requestOf(type, endpoint)))
      endpointsOf.set(file, [...(endpointsOf.get(file) ?? []), endpoint]);
  }
  const files = [...endpointsOf].map(([file, matched]) => {
    const others = endpointNames.filter((name) => !matched.includes(name));
    if (others.length === 0) return codes([file]);
    return `${codes([file])} (${others.length < matched.length ? `not ${codes(others)}` : codes(matched)})`;
  });
  return files.join(', ');
}

/** The text of docs/state.md: what the code says of each slice. */
export function stateDocs(): string {
  const changed = changedSlices();
  const typesOf = (type: string) => {
    const [slice = '', event = ''] = type.split('/');
    return eventTypes(slice, event);
  };
  const slicesOf = (type: string) => codes([...(changed.get(type) ?? [])].sort());
  const row = (type: string) => {
    const { payload, meta } = typesOf(type);
    const cells = [
      `\`${type}\``,
      [payload && `\`${payload}\``, meta && `meta \`${meta}\``].filter(Boolean).join('; '),
      slicesOf(type),
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
  const requests = [
    ...requestTypes.map((type) => [type, requestListeners(type)] as const),
    ...internalTypes.map((type) => [type, codes(listenersOf({ type, payload: {} }))] as const),
  ].filter(([type, listeners]) => changed.has(type) || listeners !== '');
  return [
    '# The state: slices, events, reactions',
    '',
    'Made from the code by `npm run docs:state`, and checked by `tests/stateDocs`. _Payload_ names types that stand below the',
    'table (a `Tool` is in [content.md](content.md)), and `meta` where an event has one. _Changes_ lists the slices that an event was',
    'seen to change, in the recorded sessions and in random ones; _listeners_ the files with listeners that it runs',
    '(`src/app/listeners.ts`).',
    '',
    'Four reactions are no listeners. Store subscriptions store changes (`src/app/persistence/createPersistence.ts`), show the colour',
    'scheme (`src/app/store.ts`) and, at each new route, load when the browser is idle what the visitor is likely to open next',
    '(`src/app/prefetching/startPrefetching.ts`). The middleware `compareRefusals` dispatches `additionRefused` instead of a',
    '`toolAdded`, and `restorationRefused` instead of a `selectionRestored`, that would change nothing.',
    '',
    ...slices,
    '## catalogueApi',
    '',
    'The slice of RTK Query, with the responses of the API. Its shape and its events are not ours: listed are the events that happen in',
    'the recorded sessions or run listeners; in brackets the endpoints whose requests do, if not all.',
    '',
    '| event | changes | listeners |',
    '| --- | --- | --- |',
    ...requests.map(([type, listeners]) => `| \`${type}\` | ${slicesOf(type)} | ${listeners} |`),
    '',
    '## Events defined outside the slices',
    '',
    ...table(otherEvents.map(({ type }) => type)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
