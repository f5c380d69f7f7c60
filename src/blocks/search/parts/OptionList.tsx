import type { HTMLAttributes, Key } from 'react';

import { formatCount } from '../../../lib/text';
import { groups as groupNames, type SearchOption } from '../searchOptions';
import type { useSearchBox } from '../useSearchBox';
import type { Suggestions } from '../useSuggestions';

import { List } from './optionList.styles';
import { OptionRow } from './OptionRow';

interface Props {
  box: Pick<ReturnType<typeof useSearchBox>, 'getListboxProps' | 'getOptionProps' | 'groupedOptions'>;
  suggestions: Pick<Suggestions, 'words' | 'counts'>;
}

/** The options of a search, in groups with a heading each (search-1). */
export function OptionList({ box, suggestions: { words, counts } }: Props) {
  const { getListboxProps, getOptionProps } = box;
  const groups = box.groupedOptions;
  const listProps = getListboxProps();
  return (
    <List {...listProps} as="div" aria-label="Suggestions" aria-labelledby={undefined}>
      {groups.map(({ group, index: first, options }) => {
        const headingId = `${String(listProps.id)}-${first}`;
        const name = group as SearchOption['group'];
        const count = counts[name];
        return (
          <div key={name} role="group" aria-labelledby={headingId}>
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
                const optionProps: { key?: Key } & HTMLAttributes<HTMLElement> = getOptionProps({
                  option,
                  index: first + index,
                });
                delete optionProps.key;
                // By its place: the next suggestions are shown in the elements of the last ones.
                return <OptionRow key={index} {...optionProps} option={option} words={words} />;
              })}
            </div>
          </div>
        );
      })}
    </List>
  );
}
