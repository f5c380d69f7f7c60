import { formatCount } from '../../../lib/text';
import { groups as groupNames, type SearchOption } from '../searchOptions';
import type { useSearchBox } from '../useSearchBox';
import type { Suggestions } from '../useSuggestions';

import { Chips, Heading, List } from './optionList.styles';
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
        const Rows = name === groupNames.tasks ? Chips : 'div';
        const count = counts[name];
        return (
          <div key={name} role="group" aria-labelledby={headingId}>
            <Heading role="presentation">
              <span id={headingId}>{name}</span>
              {count === undefined || count <= options.length ? null : (
                <span aria-hidden="true">{formatCount(count)}</span>
              )}
            </Heading>
            <Rows role="presentation">
              {options.map((option, index) => {
                const { key, ...optionProps } = getOptionProps({ option, index: first + index });
                return <OptionRow key={key} {...optionProps} option={option} words={words} />;
              })}
            </Rows>
          </div>
        );
      })}
    </List>
  );
}
