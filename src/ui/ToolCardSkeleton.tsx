import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The width and top margin of each line of a complete card, with description and features. */
const lines = [
  ['100%', 18],
  ['78%', 10],
  ['62%', 21],
  ['54%', 12],
] as const;

/** The skeleton of a tool card, with the height of a complete card. */
export function ToolCardSkeleton() {
  return (
    <Card data-skeleton="" aria-hidden="true">
      <CardContent style={{ paddingBottom: 14 }}>
        <Stack direction="row" spacing={3}>
          <Skeleton width={44} height={44} style={{ borderRadius: 11 }} />
          <div>
            <Skeleton width={116} style={{ marginTop: 5 }} />
            <Skeleton width={76} style={{ marginTop: 12 }} />
          </div>
        </Stack>
        {lines.map(([width, marginTop]) => (
          <Skeleton key={width} width={width} style={{ marginTop }} />
        ))}
        <Skeleton width="48%" height={22} style={{ marginTop: 16 }} />
      </CardContent>
      <CardActions>
        <Skeleton width={134} />
        <Skeleton width={84} height={28} style={{ borderRadius: 8 }} />
      </CardActions>
    </Card>
  );
}
