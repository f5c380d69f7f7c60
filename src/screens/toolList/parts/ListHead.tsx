import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, startTransition, Suspense, useRef, useState } from 'react';

import { categoryOf } from '../../../domain/categories';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { lazyComponent } from '../../../ui/lazyComponent';
import { SearchBox } from '../../../ui/SearchBox';
import type { OnFiltersChange } from '../useListFilters';

import { listCrumbs } from './listCrumbs';
import { listTexts } from './listTexts';

const suggestions = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "search" */ '../../../blocks/search/ListSuggestions')).ListSuggestions,
  // The search also works without suggestions.
  () => null,
);

interface Props {
  category: string;
  search: string;
  onChange: OnFiltersChange;
}

/** The list's search field, with suggestions below it. */
function ListSearchBox({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const [text, setText] = useState('');
  return (
    <Box
      sx={{ position: 'relative' }}
      {...suggestions.onIntent}
      // Mounted before the first keystroke, which shows them.
      onFocus={() => startTransition(() => setIsUsed(true))}
      // Here instead of in a child, so that the field and its suggestions render together.
      onInput={() => {
        // The field may have been focused before hydration.
        setIsUsed(true);
        setText(field.current?.value ?? '');
      }}
      onBlur={() => setText('')}
    >
      <SearchBox
        label="Search for tools..."
        value={search}
        onSearch={(searched) => {
          // Suggestions that come later would open when Back changes what is searched.
          setText('');
          onChange({ search: searched });
        }}
        inputRef={field}
      />
      {isUsed ? (
        <Suspense>
          <suggestions.Component field={field} text={text} searched={search} onType={setText} />
        </Suspense>
      ) : null}
    </Box>
  );
}

/** Breadcrumb, title, lead and search box of the tool list. */
export const ListHead = memo(function ListHead({ category, search, onChange }: Props) {
  const { title, description } = listTexts(categoryOf(category));
  return (
    <>
      <Breadcrumbs items={listCrumbs(category)} />
      <Box
        component="header"
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: '1fr 420px' },
          gap: { xs: 5, lg: 12 },
          alignItems: 'end',
          mb: 6,
        }}
      >
        <div>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="lead" component="p" sx={{ mt: 2, color: 'text.secondary', maxWidth: '34em' }}>
            {description}
          </Typography>
        </div>
        <ListSearchBox search={search} onChange={onChange} />
      </Box>
    </>
  );
});
