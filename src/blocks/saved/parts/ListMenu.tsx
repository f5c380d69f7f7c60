import CompareArrows from '@mui/icons-material/CompareArrows';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import LinkIcon from '@mui/icons-material/Link';
import Notes from '@mui/icons-material/Notes';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import type { ElementType, RefObject } from 'react';

import { MenuRow } from '../../../ui/MenuRow';
import { MenuSurface } from '../../../ui/MenuSurface';
import { useIsPhone } from '../../../ui/useIsPhone';
import type { SavedList } from '../savedList';
import type { CompareFirst } from '../useCompareFirst';

import { useListActions } from './useListActions';

interface Item {
  label: string;
  hint?: string;
  Icon: ElementType;
  isDisabled: boolean;
  onClick: () => void;
  isDangerous?: boolean;
}

interface Props {
  list: SavedList;
  compare: CompareFirst | undefined;
  anchor: RefObject<HTMLButtonElement | null>;
  onImport: () => void;
  onClose: () => void;
}

/** The menu of the 'List actions' button (saved-24). */
export function ListMenu({ list, compare, anchor, onImport, onClose }: Props) {
  const actions = useListActions(list);
  const isPhone = useIsPhone();
  const isEmpty = actions.listed === 0;
  const groups: Item[][] = [
    [
      ...(list === 'tools'
        ? [
            {
              label: 'Copy list link',
              Icon: LinkIcon,
              isDisabled: isEmpty,
              onClick: actions.copyLink,
              ...(actions.listed > actions.shared ? { hint: `the last ${actions.shared}` } : {}),
            },
          ]
        : []),
      // On wide viewports there is a button instead. If CSS hid the item, arrow keys would still stop at it.
      ...(compare && isPhone
        ? [
            {
              label: compare.label,
              Icon: CompareArrows,
              isDisabled: false,
              onClick: compare.compare,
            },
          ]
        : []),
    ],
    [
      {
        label: 'Download as JSON',
        hint: 'for import',
        Icon: FileDownloadOutlined,
        isDisabled: actions.saved === 0,
        onClick: actions.downloadJson,
      },
      {
        label: 'Download as CSV',
        hint: 'for a sheet',
        Icon: TableChartOutlined,
        isDisabled: isEmpty,
        onClick: actions.downloadCsv,
      },
      {
        label: 'Copy as Markdown',
        hint: 'for notes',
        Icon: Notes,
        isDisabled: isEmpty,
        onClick: () => void actions.copyMarkdown(),
      },
      {
        label: 'Import from a file',
        hint: 'JSON',
        Icon: FileUploadOutlined,
        isDisabled: false,
        onClick: onImport,
      },
    ],
    [
      {
        label: 'Remove all',
        Icon: DeleteOutlined,
        isDisabled: isEmpty,
        onClick: actions.removeAll,
        isDangerous: true,
      },
    ],
  ];
  return (
    <MenuSurface label="List actions" anchor={anchor} width={276} onClose={onClose}>
      <MenuList id="list-actions" aria-label="List actions" autoFocusItem sx={{ p: '6px' }}>
        {groups
          .filter((group) => group.length > 0)
          .flatMap((group, index) => [
            ...(index > 0 ? [<Divider key={`line-${index}`} component="li" sx={{ my: '6px' }} />] : []),
            ...group.map(({ label, hint, Icon, isDisabled, onClick, isDangerous }) => (
              <MenuRow
                key={label}
                disabled={isDisabled}
                onClick={() => {
                  onClose();
                  onClick();
                }}
                sx={isDangerous ? { '&, & .MuiListItemIcon-root': { color: 'error.text' } } : {}}
              >
                <ListItemIcon sx={{ minWidth: 30, color: 'text.tertiary' }}>
                  <Icon fontSize="small" sx={{ fontSize: 18 }} />
                </ListItemIcon>
                {label}
                {hint === undefined ? null : (
                  <Typography
                    aria-hidden="true"
                    variant="caption"
                    sx={{ ml: 'auto', pl: 4, color: 'text.tertiary' }}
                  >
                    {hint}
                  </Typography>
                )}
              </MenuRow>
            )),
          ])}
      </MenuList>
    </MenuSurface>
  );
}
