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
 * The head of a tool's column: logo, name, category and its buttons. On phones the logo is beside the buttons, and the
 * name below them.
 */
export function ToolHead({ tool, onRemove, onReplace, ...moving }: Props) {
  return (
    <th scope="col" {...tableRoles.columnheader} data-tool={tool.id}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '40px auto', md: '44px minmax(0, 1fr) auto' },
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
          <TextLink
            to={paths.tool(tool.slug)}
            noWrap
            title={tool.name}
            sx={{
              typography: 'body2',
              display: 'block',
              color: 'inherit',
              fontWeight: 600,
              fontSize: { md: '1rem' },
              lineHeight: { md: '1.5rem' },
              letterSpacing: { md: '-0.012em' },
            }}
          >
            {tool.name}
          </TextLink>
          <Typography
            variant="caption"
            noWrap
            sx={{ display: { xs: 'none', md: 'block' }, color: 'text.tertiary' }}
          >
            {categoryLabel(tool.category)}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ gap: { xs: 2, md: 0 } }}>
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
