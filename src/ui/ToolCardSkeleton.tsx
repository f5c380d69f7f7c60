import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The skeleton of a tool card, with the card's height. */
export function ToolCardSkeleton() {
  return (
    <Card data-skeleton="" aria-hidden="true">
      <CardContent style={{ paddingBottom: 14 }}>
        <Stack direction="row" spacing={3} sx={{ mb: 5 }}>
          <Skeleton width={44} height={44} style={{ borderRadius: 11 }} />
          <div>
            <Skeleton width={116} style={{ marginTop: 5 }} />
            <Skeleton width={76} style={{ marginTop: 12 }} />
          </div>
        </Stack>
        <Skeleton width="100%" />
        <Skeleton width="78%" style={{ marginTop: 10 }} />
        <Skeleton width="62%" style={{ marginTop: 20 }} />
        <Skeleton width="54%" style={{ marginTop: 12 }} />
        <Skeleton width="48%" height={20} style={{ marginTop: 17 }} />
      </CardContent>
      <CardActions>
        <Skeleton width={134} />
        <Skeleton width={84} height={28} style={{ borderRadius: 8 }} />
      </CardActions>
    </Card>
  );
}
