import ArrowForward from '@mui/icons-material/ArrowForward';
import Close from '@mui/icons-material/Close';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { ListingFilters } from '../../../domain/listing';
import type { Elsewhere } from '../../../domain/listingMetadata';
import type { IdPage } from '../../../domain/normalizeResponse';
import { countOf } from '../../../lib/text';
import { Bookshelf } from '../../../ui/Bookshelf';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { OnFiltersChange } from '../useListFilters';

import { chosenFilters } from './chosenFilters';
import { FreePlanOffer } from './FreePlanOffer';

interface Props {
  title: string;
  text: string;
  filters: ListingFilters;
  result: IdPage;
  elsewhere: Elsewhere;
  onChange: OnFiltersChange;
  onReset: () => void;
}

/** Shown when nothing was found: links to other lists with results, one press each (list-50). */
export function NoResults({ title, text, filters, result, elsewhere, onChange, onReset }: Props) {
  const { total, without } = elsewhere;
  const chosen = chosenFilters(filters);
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: chosen.length > 0 ? '1fr 420px' : undefined },
        overflow: 'hidden',
      }}
    >
      <Box sx={{ px: { xs: 5, md: 10 }, py: { xs: 6, md: 9 } }}>
        <Bookshelf
          width={184}
          items={[
            { width: 26, height: 44, tone: 'stone' },
            { width: 26, height: 54 },
            { width: 32, height: 58, gap: <SearchOutlined /> },
            { width: 26, height: 40, tone: 'stone' },
            { width: 26, height: 50, leans: 'left' },
          ]}
        />
        <Typography variant="h3" component="h2" sx={{ mt: 5 }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 2, fontSize: '0.9375rem', color: 'text.secondary' }}>{text}</Typography>
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ flexWrap: 'wrap', gap: 3, mt: 5 }}>
          {filters.category !== '' && total > 0 ? (
            <Button endIcon={<ArrowForward />} onClick={() => onChange({ category: '' })}>
              {countOf(total, 'tool', 'tools')} in all categories
            </Button>
          ) : null}
          <FreePlanOffer filters={filters} result={result} onChange={onChange} />
          {chosen.length === 0 ? <Button onClick={onReset}>Reset all filters</Button> : null}
        </Stack>
      </Box>
      {chosen.length > 0 ? (
        <Box
          sx={{
            px: { xs: 5, md: 7 },
            py: { xs: 5, md: 7 },
            borderStyle: 'solid',
            borderWidth: { xs: '1px 0 0', lg: '0 0 0 1px' },
            borderColor: 'line.main',
            backgroundColor: 'background.subtle',
          }}
        >
          <Typography variant="subtitle2" component="h3" sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
            Remove one filter
          </Typography>
          <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {chosen.map(({ field, label, value }) => {
              const left = without[field] ?? 0;
              return (
                <Box component="li" key={field} sx={{ borderBottom: 1, borderColor: 'line.main' }}>
                  <ButtonBase
                    onClick={() => onChange({ [field]: '' })}
                    sx={{
                      gap: 3,
                      width: '100%',
                      minHeight: 52,
                      justifyContent: 'space-between',
                      borderRadius: 1,
                    }}
                  >
                    <VisuallyHidden>Without </VisuallyHidden>
                    <Chip
                      component="span"
                      size="medium"
                      variant="outlined"
                      color="primary"
                      // Not `onDelete`, which would make the icon a separate button.
                      label={
                        <>
                          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                            {label}: <strong>{value}</strong>
                          </Box>
                          <Close sx={{ ml: '7px', fontSize: 18 }} />
                        </>
                      }
                      sx={{
                        minWidth: 0,
                        flexShrink: 1,
                        pointerEvents: 'none',
                        '& .MuiChip-label': { display: 'flex', alignItems: 'center' },
                        ...(left === 0 && {
                          borderColor: 'line.strong',
                          color: 'text.secondary',
                          backgroundColor: 'background.paper',
                        }),
                      }}
                    />{' '}
                    <Typography
                      variant="body2"
                      component="span"
                      sx={{ flexShrink: 0, color: left > 0 ? 'text.primary' : 'text.tertiary' }}
                    >
                      {left > 0 ? `leaves ${countOf(left, 'tool', 'tools')}` : 'still none'}
                    </Typography>
                  </ButtonBase>
                </Box>
              );
            })}
          </Box>
          <Stack
            direction="row"
            sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 3, minHeight: 52, mr: -4 }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              All filters
            </Typography>
            <Button variant="text" onClick={onReset} sx={{ color: 'primary.text' }}>
              Reset all filters
            </Button>
          </Stack>
        </Box>
      ) : null}
    </Card>
  );
}
