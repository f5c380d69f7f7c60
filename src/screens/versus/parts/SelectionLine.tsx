import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Fragment, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { LinkNotice } from '../../../blocks/comparison/LinkNotice';
import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { selectComparedTools } from '../../../features/compare/compareSlice';

const joints = (count: number, index: number) => (index === 0 ? '' : index === count - 1 ? ' and ' : ', ');

interface Props {
  shown: readonly Tool[];
  /** The id of the element that gets the focus when the line is hidden. */
  nextId: string;
}

/** A note that the visitor's selection of other tools is kept, with a link to it (versus-10). */
export function SelectionLine({ shown, nextId }: Props) {
  const selected = useSelector(selectComparedTools);
  const navigate = useNavigate();
  const [isHidden, setIsHidden] = useState(false);
  const hasOthers = selected.some(({ id }) => !shown.some((tool) => tool.id === id));
  if (!hasOthers || isHidden) return null;
  return (
    <LinkNotice
      sx={{ mt: { xs: 12, md: 16 }, mb: { xs: -6, md: -8 } }}
      actions={
        <>
          {selected.length < limits.minCompared ? null : (
            <Button
              size="small"
              onClick={() => void navigate(paths.compare(selected.map(({ slug }) => slug)))}
            >
              Use my selection
            </Button>
          )}
          <IconButton
            size="small"
            aria-label="Hide this line"
            onClick={() => {
              setIsHidden(true);
              document.getElementById(nextId)?.focus({ preventScroll: true });
            }}
          >
            <Close sx={{ fontSize: 18 }} />
          </IconButton>
        </>
      }
    >
      This link compares{' '}
      {shown.map(({ id, name }, index) => (
        <Fragment key={id}>
          {joints(shown.length, index)}
          <strong>{name}</strong>
        </Fragment>
      ))}
      . Your own selection is kept.
    </LinkNotice>
  );
}
