import { otherEvents, stateSlices } from '../../src/app/session/knownActions';

import { changedSlices, listenersOf, sampleOf } from './reactions';
import { interfaceText, payloadText } from './sourceTypes';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const cell = (text: string) => text.replaceAll('|', '\\|');

/** The text of docs/state.md: what the code says of each slice. */
export function stateDocs(): string {
  const changed = changedSlices();
  const row = (type: string) => {
    const [slice = '', event = ''] = type.split('/');
    const payload = payloadText(slice, event);
    const slices = [...(changed.get(type) ?? [])].sort();
    const cells = [
      `\`${type}\``,
      payload === undefined ? '' : `\`${payload}\``,
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
  ];
  const slices = stateSlices.flatMap((slice) => {
    const types = Object.values<{ type: string }>(slice.actions).map(({ type }) => type);
    const selectors = Object.keys(slice.selectors);
    return [
      `## ${slice.name}`,
      '',
      '```ts',
      interfaceText(`${capitalized(slice.name)}State`) ?? '',
      '```',
      '',
      `Selectors: ${selectors.length === 0 ? 'none' : codes(selectors)}.`,
      '',
      ...(types.length === 0 ? ['It has no events of its own.', ''] : table(types)),
    ];
  });
  return [
    '# The state: slices, events, reactions',
    '',
    'Made from the code by `npm run docs:state`, and checked by `tests/stateDocs`. _Changes_ lists the slices that an event was',
    'seen to change, in the recorded sessions and in random ones; _listeners_ the files with listeners that it runs',
    '(`src/app/listeners.ts`). The responses of the API are in `catalogueApi`, the slice of RTK Query; its',
    '`executeQuery/fulfilled` also changes `tools` and `posts`. The listener that stores changes runs after any change of the',
    'state (`src/app/persistence/createPersistence.ts`).',
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
