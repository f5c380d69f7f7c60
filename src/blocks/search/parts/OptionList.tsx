import { Activity, type HTMLAttributes, type Key } from 'react';

import { formatCount } from '../../../lib/text';
import { groups as groupNames, type SearchOption } from '../searchOptions';
import type { useSearchBox } from '../useSearchBox';
import type { Suggestions } from '../useSuggestions';

import { List } from './optionList.styles';
import { OptionRow } from './OptionRow';

interface Props {
  box: Pick<ReturnType<typeof useSearchBox>, 'getListboxProps' | 'getOptionProps' | 'groupedOptions'>;
  suggestions: Pick<Suggestions, 'words' | 'counts' | 'prepared'>;
}

/** The options of a search in groups with headings (search-1). */
export function OptionList({ box, suggestions: { words, counts, prepared = [] } }: Props) {
  const { getListboxProps, getOptionProps } = box;
  const groups = box.groupedOptions.map((group) => ({ ...group, isShown: true }));
  if (prepared.length > 0) {
    // Hidden rows are not options of the autocomplete, so the keyboard cannot reach them.
    groups.push({ key: -1, group: groupNames.tools, index: -1, options: [...prepared], isShown: false });
  }
  const listProps = getListboxProps();
  return (
    <List {...listProps} as="div" aria-label="Suggestions" aria-labelledby={undefined}>
      {groups.map(({ group, index: first, options, isShown }) => {
        const headingId = `${String(listProps.id)}-${first}`;
        const name = group as SearchOption['group'];
        const count = counts[name];
        return (
          <Activity key={name} mode={isShown ? 'visible' : 'hidden'}>
            <div role="group" aria-labelledby={headingId}>
              <div className="SearchOptions-heading" role="presentation">
                <span id={headingId}>{name}</span>
                {count === undefined || count <= options.length ? null : (
                  <span aria-hidden="true">{formatCount(count)}</span>
                )}
              </div>
              <div
                className={name === groupNames.tasks ? 'SearchOptions-chips' : undefined}
                role="presentation"
              >
                {options.map((option, index) => {
                  const optionProps: { key?: Key } & HTMLAttributes<HTMLElement> = isShown
                    ? getOptionProps({ option, index: first + index })
                    : {};
                  delete optionProps.key;
                  // Keyed by position, so that new suggestions reuse the elements of the previous ones.
                  return <OptionRow key={index} {...optionProps} option={option} words={words} />;
                })}
              </div>
            </div>
          </Activity>
        );
      })}
    </List>
  );
}
