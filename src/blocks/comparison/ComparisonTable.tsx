import Box from '@mui/material/Box';
import { useRef, useState } from 'react';

import { limits } from '../../domain/limits';
import type { Tool } from '../../domain/tool';
import { useIsPhone } from '../../ui/useIsPhone';
import { LazyToolPicker } from '../search/LazyToolPicker';
import { useRouteOption } from '../useRouteOption';

import { Answer } from './parts/Answer';
import { comparisonGroupsOf } from './parts/comparisonGroups';
import { Corner, FreeColumn, Head, Legend, Row, Table, TableFrame } from './parts/comparisonTable.styles';
import { GroupRows } from './parts/GroupRows';
import { TableControls } from './parts/TableControls';
import { ToolHead } from './parts/ToolHead';
import { useColumnFocus } from './useColumnFocus';

interface Props {
  labelledBy: string;
  tools: readonly Tool[];
  /** Without it, columns have no remove button. */
  onRemove?: ((tool: Tool) => void) | undefined;
  /** Without it, no tool can be added. The option `leftOut` must keep the new tool among the two that a phone shows. */
  onAdd?: ((tool: Tool) => void) | undefined;
  /** Called with all tools after one was replaced or moved. Without it, neither is offered. */
  onArrange?: ((tools: readonly Tool[]) => void) | undefined;
}

/** The control that opened the picker, and the tool to replace, if any. */
interface Picking {
  anchor: HTMLElement;
  replaced?: Tool;
}

/**
 * Compares two or three tools in one table (compare-13 to compare-15, compare-21 to compare-26). Its roles
 * are explicit, because `display: block` on phones removes the implicit ones.
 */
export function ComparisonTable({ labelledBy, tools, onRemove, onAdd, onArrange }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { focusNext, focusProps } = useColumnFocus(root, tools);
  const [differencesOnly, setDifferencesOnly] = useRouteOption<boolean>('differencesOnly', false);
  const [leftOut, setLeftOut] = useRouteOption<number>('leftOut', limits.minCompared);
  const [picking, setPicking] = useState<Picking>();
  const hasLeftOut = tools.length > limits.minCompared;
  const isPhone = useIsPhone();
  const groups = comparisonGroupsOf(tools, hasLeftOut && isPhone ? tools.toSpliced(leftOut, 1) : tools);
  const rows = groups.flatMap((group) => group.rows);
  const hasFreeColumn = onAdd !== undefined && tools.length < limits.maxCompared;
  const replaced = picking?.replaced;
  const isPickingPossible = replaced ? tools.some(({ id }) => id === replaced.id) : hasFreeColumn;
  // Another tab may have removed the tool to replace, or filled the last place.
  if (picking && !isPickingPossible) setPicking(undefined);

  const move = (index: number, by: -1 | 1) => {
    const moved = tools[index];
    const others = tools.filter((tool) => tool !== moved);
    if (!moved) return;
    focusNext({ menuOf: moved.id });
    onArrange?.(others.toSpliced(index + by, 0, moved));
  };
  const choose = (chosen: Tool) => {
    setPicking(undefined);
    focusNext({ nameOf: chosen.id });
    if (replaced) onArrange?.(tools.map((tool) => (tool.id === replaced.id ? chosen : tool)));
    else onAdd?.(chosen);
  };

  return (
    <Box ref={root} {...focusProps}>
      <TableFrame>
        <TableControls
          tools={tools}
          differencesOnly={differencesOnly}
          hiddenRows={rows.filter(({ isSame }) => isSame).length}
          onDifferencesOnly={setDifferencesOnly}
          leftOut={leftOut}
          onLeaveOut={setLeftOut}
          onAdd={hasFreeColumn ? (anchor) => setPicking({ anchor }) : undefined}
        />
        <Table
          role="table"
          aria-labelledby={labelledBy}
          data-left-out={hasLeftOut ? leftOut : undefined}
          style={{
            '--tools': tools.length,
            '--shown': Math.min(tools.length, limits.minCompared),
          }}
        >
          <Head role="rowgroup">
            <Row role="row">
              <Corner role="cell" />
              {tools.map((tool, index) => (
                <ToolHead
                  key={tool.id}
                  tool={tool}
                  canMoveLeft={index > 0}
                  canMoveRight={index < tools.length - 1}
                  onRemove={
                    onRemove &&
                    (() => {
                      focusNext({ removeAt: index });
                      onRemove(tool);
                    })
                  }
                  onReplace={onArrange && ((anchor) => setPicking({ anchor, replaced: tool }))}
                  onMove={(by) => move(index, by)}
                />
              ))}
              {hasFreeColumn ? <FreeColumn role="presentation" aria-hidden="true" data-free="" /> : null}
            </Row>
          </Head>
          {groups.map((group) => (
            <GroupRows
              key={group.key}
              group={group}
              tools={tools}
              hasFreeColumn={hasFreeColumn}
              differencesOnly={differencesOnly}
            />
          ))}
        </Table>
      </TableFrame>
      <Legend>
        <Answer answer="yes" />
        <Answer answer="no" />
        <Answer answer="unlisted" />
        <Answer answer="unlisted" isOfList />
        <p>
          Not listed: the record, or the tool’s own list, says neither.
          {differencesOnly ? '' : ' Shaded rows differ.'}
        </p>
      </Legend>
      <LazyToolPicker
        anchor={picking?.anchor}
        title={replaced ? `Replace ${replaced.name}` : 'Add a tool'}
        compared={tools}
        onChoose={choose}
        onClose={() => setPicking(undefined)}
      />
    </Box>
  );
}
