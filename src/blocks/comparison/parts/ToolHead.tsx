import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { categoryLabel } from '../../../domain/categories';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { tableRoles } from '../../../ui/tableRoles';
import { TextLink } from '../../../ui/TextLink';

import { ColumnMenu } from './ColumnMenu';
import { CompareLogo } from './CompareLogo';

interface Props {
  tool: Tool;
  canMoveLeft: boolean;
  canMoveRight: boolean;
  onRemove?: (() => void) | undefined;
  onReplace?: ((anchor: HTMLElement) => void) | undefined;
  onMove: (by: -1 | 1) => void;
}

/**
 * The header of a tool's column: logo, name, category and its buttons. On narrow viewports the logo is beside
 * the buttons, and the name below them.
 */
export function ToolHead({ tool, onRemove, onReplace, ...moving }: Props) {
  return (
    <th scope="col" {...tableRoles.columnheader} data-tool={tool.id}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '40px minmax(0, 1fr)', lg: '44px minmax(0, 1fr) auto' },
          alignItems: 'center',
          columnGap: { xs: 0, lg: 3 },
          rowGap: { xs: 1, lg: 3 },
        }}
      >
        <CompareLogo tool={tool} />
        <Box
          sx={{
            gridColumn: { xs: '1 / -1', lg: 'auto' },
            gridRow: { xs: 2, lg: 'auto' },
            minWidth: 0,
          }}
        >
          <TextLink
            to={paths.tool(tool.slug)}
            noWrap
            title={tool.name}
            sx={{
              typography: 'body2',
              display: 'block',
              color: 'inherit',
              fontWeight: 600,
              fontSize: { lg: '1rem' },
              lineHeight: { lg: '1.5rem' },
              letterSpacing: { lg: '-0.012em' },
            }}
          >
            {tool.name}
          </TextLink>
          <Typography
            variant="caption"
            noWrap
            sx={{ display: { xs: 'none', lg: 'block' }, color: 'text.tertiary' }}
          >
            {categoryLabel(tool.category)}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ justifySelf: 'end', gap: { xs: 2, lg: 0 } }}>
          {onReplace ? <ColumnMenu tool={tool} onReplace={onReplace} {...moving} /> : null}
          {onRemove ? (
            <IconButton
              size="small"
              data-remove=""
              aria-label={`Remove ${tool.name} from comparison`}
              onClick={onRemove}
            >
              <Close sx={{ fontSize: 18 }} />
            </IconButton>
          ) : null}
        </Stack>
      </Box>
    </th>
  );
}
