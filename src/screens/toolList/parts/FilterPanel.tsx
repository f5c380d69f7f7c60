import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useRef } from 'react';

import { activeFilterCount } from '../../../features/filters/filtersSlice';
import { countOf } from '../../../lib/text';
import { styled } from '../../../ui/theme/styled';
import { noPanelFilters } from '../useListFilters';

import { FilterGroups, type FilterGroupsProps } from './FilterGroups';

const Panel = styled('div')(({ theme }) => ({
  marginBottom: 16,
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  background: theme.vars.palette.background.subtle,
}));

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  '& > fieldset': { padding: '20px 24px', borderTop: `1px solid ${theme.vars.palette.line.main}` },
  '& > fieldset:first-of-type': { borderTop: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1.55fr',
    '& > fieldset:nth-of-type(2)': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.line.main}` },
    '& > fieldset:nth-of-type(3)': { gridColumn: '1 / -1' },
  },
  // From where the longest platform has room in one of two columns.
  '@media (min-width: 1240px)': {
    gridTemplateColumns: '1fr 1.55fr 1.7fr',
    '& > fieldset:nth-of-type(3)': {
      gridColumn: 'auto',
      borderTop: 0,
      borderLeft: `1px solid ${theme.vars.palette.line.main}`,
    },
  },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  padding: '4px 12px 4px 24px',
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  '& strong': { color: theme.vars.palette.text.primary },
}));

interface Props extends FilterGroupsProps {
  id: string;
  isOpen: boolean;
  /**
   * Whether the panel's first appearance is animated: not when the visitor returns to a list on which it was
   * open.
   */
  opensVisibly: boolean;
  onEscape: () => void;
}

/** The filters in a panel above the list (list-24, list-28, list-29). */
export function FilterPanel({
  id,
  filters,
  result,
  currentResult,
  isOpen,
  opensVisibly,
  onChange,
  onEscape,
}: Props) {
  const count = activeFilterCount(filters);
  const panel = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The disabled button would lose the focus.
    panel.current?.querySelector('input')?.focus();
    onChange(noPanelFilters);
  };
  return (
    <Collapse
      in={isOpen}
      appear={opensVisibly}
      id={id}
      timeout={220}
      inert={!isOpen}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape();
      }}
    >
      <Panel ref={panel}>
        <Groups>
          <FilterGroups filters={filters} result={result} currentResult={currentResult} onChange={onChange} />
        </Groups>
        <Foot>
          <span>
            <strong>{countOf(count, 'active filter', 'active filters')}</strong>
            {result?.facets ? <span> · numbers show what each choice would leave</span> : null}
          </span>
          <Button variant="text" size="small" disabled={count === 0} onClick={clear}>
            Clear all
          </Button>
        </Foot>
      </Panel>
    </Collapse>
  );
}
