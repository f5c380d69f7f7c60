import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { selectPlatformOptions } from '../../../catalogue/facets';
import { useSubcategoryOptions } from '../../../catalogue/hooks';
import type { ListingFilters } from '../../../domain/listing';
import { pricingModels } from '../../../domain/options';
import { activeFilterCount } from '../../../features/filters/filtersSlice';
import { countOf } from '../../../lib/text';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import type { OnFiltersChange } from '../useListFilters';

const Panel = styled('div')(({ theme }) => ({
  marginBottom: 16,
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  background: theme.vars.palette.background.subtle,
}));

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  '& > fieldset': { padding: '20px 20px 16px', borderTop: `1px solid ${theme.vars.palette.line.main}` },
  '& > fieldset:first-of-type': { borderTop: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > fieldset:nth-of-type(2)': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.line.main}` },
    '& > fieldset:nth-of-type(3)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr 1fr 1.5fr',
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
  padding: '4px 8px 4px 20px',
  borderTop: `1px solid ${theme.vars.palette.line.main}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
}));

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** A chosen value stays among the options, also when no known tool has it. */
const withChosen = (values: readonly string[], chosen: string) =>
  chosen === '' || values.includes(chosen) ? values : [chosen, ...values];

/** Choosing the active option clears it (list-27). */
const toggled = (active: string, chosen: string) => (active === chosen ? '' : chosen);

interface Props {
  id: string;
  filters: ListingFilters;
  isOpen: boolean;
  /** Whether the panel's first appearance is animated: not when the visitor comes back to a list where it was open. */
  opensVisibly: boolean;
  onChange: OnFiltersChange;
  onEscape: () => void;
}

/** Pricing model, platform and subcategory: one choice each, applied at once (list-25, list-28, list-29). */
export function FilterPanel({ id, filters, isOpen, opensVisibly, onChange, onEscape }: Props) {
  const { category, pricingModel, platform, subcategory } = filters;
  const platforms = useSelector(selectPlatformOptions);
  const subcategories = useSubcategoryOptions(category);
  const count = activeFilterCount(filters);
  const platformOptions = useMemo(() => asOptions(withChosen(platforms, platform)), [platforms, platform]);
  const subcategoryOptions = useMemo(
    () => asOptions(withChosen(subcategories, subcategory)),
    [subcategories, subcategory],
  );
  return (
    <Collapse
      in={isOpen}
      appear={opensVisibly}
      id={id}
      timeout={220}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape();
      }}
    >
      <Panel>
        <Groups>
          <ChoiceGroup
            legend="Pricing model"
            options={pricingModels}
            chosen={pricingModel}
            onChoose={(value) => onChange({ pricingModel: toggled(pricingModel, value) })}
          />
          <ChoiceGroup
            legend="Platform"
            options={platformOptions}
            chosen={platform}
            onChoose={(value) => onChange({ platform: toggled(platform, value) })}
          />
          <ChoiceGroup
            legend="Subcategory"
            columns={2}
            options={subcategoryOptions}
            chosen={subcategory}
            onChoose={(value) => onChange({ subcategory: toggled(subcategory, value) })}
          />
        </Groups>
        <Foot>
          <span>{countOf(count, 'active filter', 'active filters')}</span>
          <Button
            variant="text"
            size="small"
            disabled={count === 0}
            onClick={() => onChange({ pricingModel: '', platform: '', subcategory: '' })}
          >
            Clear all
          </Button>
        </Foot>
      </Panel>
    </Collapse>
  );
}
