import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { styled, ThemeProvider, type Theme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Badge,
  Button,
  Checkbox,
  Chip,
  DatePicker,
  DoubleSlider,
  Link,
  List,
  ListItem,
  Pagination,
  ProgressBar,
  Select,
  Slider,
  SplitButton,
  Stepper,
  Switch,
} from '../../index.ts';
import { FoundationPage, FoundationSection } from './FoundationPage.test-support.tsx';

const Mirrored = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 });
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: '24px 40px',
  alignItems: 'start',
});
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

const rightToLeft = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });
const nothing = () => undefined;

function RightToLeftPage(): ReactElement {
  return (
    <ThemeProvider theme={rightToLeft}>
      <FoundationPage
        title="Right to left"
        lead="With `dir` on the page and `direction` of the theme everything is mirrored; dates and numbers stay as they are."
      >
        <Mirrored dir="rtl">
          <FoundationSection title="Choosing">
            <Columns>
              <Slider label="Share of wallet" defaultValue={30} formatValue={(value) => `${value}%`} />
              <DoubleSlider label="Policies" defaultValue={[10, 60]} distribution={[2, 5, 9, 12, 8, 6, 4, 3, 2, 1]} />
              <Select label="State" options={['Oklahoma', 'Texas']} defaultValue="Texas" fullWidth clearable />
              <DatePicker label="Effective on" defaultValue={new Date(2026, 10, 12)} fullWidth />
              <Switch label="Show closed agencies" defaultChecked />
              <Checkbox label="Personal lines" defaultChecked helperText="Auto and home" />
            </Columns>
          </FoundationSection>
          <FoundationSection title="Acting">
            <Row>
              <SplitButton alternatives={[{ label: 'Save as', onSelect: nothing }]}>Save</SplitButton>
              <Button startIcon={<CheckOutlined />}>Apply</Button>
              <Chip label="State: Texas" onRemove={nothing} />
              <Badge count={140}>
                <Button>Filters</Button>
              </Badge>
              <Link href="#help" external>
                Help center
              </Link>
              <ProgressBar aria-label="Export" value={40} showValue />
            </Row>
            <Pagination total={1248} defaultPageSize={25} sx={{ marginTop: '16px' }} />
          </FoundationSection>
          <FoundationSection title="Reading">
            <Columns>
              <Alert severity="info" title="Two filters were left out" closable>
                They are not known here
              </Alert>
              <List divided>
                <ListItem secondary="Austin, TX" end="$1.2M">
                  Lone Star Risk Advisors
                </ListItem>
              </List>
              <Accordion>
                <AccordionSummary count={2}>Premium</AccordionSummary>
                <AccordionDetails>By line of business</AccordionDetails>
              </Accordion>
              <Stepper orientation="vertical" activeStep={1} steps={[{ label: 'Columns' }, { label: 'Format' }]} />
            </Columns>
          </FoundationSection>
        </Mirrored>
      </FoundationPage>
    </ThemeProvider>
  );
}

const meta = {
  title: 'Foundations/Right to left',
  component: RightToLeftPage,
  tags: ['!autodocs'],
  parameters: { visual: { narrow: 'unpictured' } },
} satisfies Meta<typeof RightToLeftPage>;
export default meta;

export const RightToLeft: StoryObj<typeof meta> = {};
