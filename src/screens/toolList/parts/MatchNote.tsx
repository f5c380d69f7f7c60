import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

import { exactSearch } from '../../../domain/listingUrl';
import type { IdPage } from '../../../domain/normalizeResponse';
import { useFrozenValue } from '../../../ui/useFrozenValue';

interface Props {
  search: string;
  /** The list for this search, once loaded. */
  currentResult: IdPage | undefined;
  /** Called with the search that finds the words as typed. */
  onSearchExactly: (search: string) => void;
}

/** Explains how the tools match the search, unless they have all of its words as typed (list-49). */
export function MatchNote({ search, currentResult, onSearchExactly }: Props) {
  const { match, ids } = useFrozenValue(currentResult, currentResult === undefined) ?? {};
  if (!match || ids?.length === 0) return null;
  const { corrected, kind } = match;
  const isTyped = /^".*"$/.test(search);
  if (corrected === undefined && kind === 'all') return null;
  return (
    <Typography variant="body2" sx={{ mb: 4, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {corrected === undefined ? null : (
        <>
          Showing results for{' '}
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {corrected}
          </Box>
          {'. '}
          {isTyped ? null : (
            <ButtonBase
              onClick={() => onSearchExactly(exactSearch(search))}
              sx={{
                display: 'inline',
                font: 'inherit',
                fontWeight: 500,
                verticalAlign: 'baseline',
                textAlign: 'start',
                color: 'primary.text',
                '&:hover': { textDecoration: 'underline' },
              }}
            >
              Search for “{search}” instead
            </ButtonBase>
          )}{' '}
        </>
      )}
      {kind === 'some' ? 'No tool has every word. These come close.' : null}
    </Typography>
  );
}
