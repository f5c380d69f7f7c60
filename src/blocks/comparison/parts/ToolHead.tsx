import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { categoryLabel } from '../../../domain/categories';
import { labelOf, pricingModels } from '../../../domain/options';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';

import { CompareLogo } from './CompareLogo';

/**
 * The head of a tool's column: logo, name, category, pricing model and the remove button. On phones the logo is
 * beside the button, and the name below them.
 */
export function ToolHead({ tool, onRemove }: { tool: Tool; onRemove?: (() => void) | undefined }) {
  const caption = [categoryLabel(tool.category), labelOf(pricingModels, tool.pricingModel)];
  return (
    <TableCell scope="col" role="columnheader" sx={{ p: { md: '16px 20px 20px' } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '44px auto', md: '44px minmax(0, 1fr) auto' },
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: { xs: 0, md: 3 },
          rowGap: { xs: 1, md: 3 },
        }}
      >
        <CompareLogo tool={tool} />
        <Box
          sx={{
            gridColumn: { xs: '1 / -1', md: 'auto' },
            gridRow: { xs: 2, md: 'auto' },
            minWidth: 0,
          }}
        >
          <Link
            component={RouterLink}
            to={paths.tool(tool.slug)}
            variant="body2"
            noWrap
            title={tool.name}
            sx={{
              display: 'block',
              color: 'inherit',
              fontWeight: 600,
              fontSize: { md: '1rem' },
              lineHeight: { md: '1.5rem' },
              letterSpacing: { md: '-0.012em' },
            }}
          >
            {tool.name}
          </Link>
          <Typography
            variant="caption"
            noWrap
            sx={{ display: { xs: 'none', md: 'block' }, color: 'text.tertiary' }}
          >
            {caption.filter((part) => part !== '').join(' · ')}
          </Typography>
        </Box>
        {onRemove ? (
          <IconButton size="small" aria-label={`Remove ${tool.name} from comparison`} onClick={onRemove}>
            <Close sx={{ fontSize: 18 }} />
          </IconButton>
        ) : null}
      </Box>
    </TableCell>
  );
}
