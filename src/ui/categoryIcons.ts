import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import AdsClickOutlined from '@mui/icons-material/AdsClickOutlined';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import BrushOutlined from '@mui/icons-material/BrushOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import ContentCutOutlined from '@mui/icons-material/ContentCutOutlined';
import DesignServicesOutlined from '@mui/icons-material/DesignServicesOutlined';
import DrawOutlined from '@mui/icons-material/DrawOutlined';
import DynamicFeedOutlined from '@mui/icons-material/DynamicFeedOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GraphicEqOutlined from '@mui/icons-material/GraphicEqOutlined';
import MemoryOutlined from '@mui/icons-material/MemoryOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PhotoFilterOutlined from '@mui/icons-material/PhotoFilterOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import SmartToyOutlined from '@mui/icons-material/SmartToyOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import TerminalOutlined from '@mui/icons-material/TerminalOutlined';
import TheaterComedyOutlined from '@mui/icons-material/TheaterComedyOutlined';
import ViewInArOutlined from '@mui/icons-material/ViewInArOutlined';
import { type ElementType } from 'react';

/** The icon of each category by its slug (design-5). */
export const categoryIcons: Partial<Record<string, ElementType>> = {
  'video-editing-tools': ContentCutOutlined,
  'photo-editing-tools': PhotoFilterOutlined,
  'copywriting-blogging-tools': EditNoteOutlined,
  'coding-assistants': TerminalOutlined,
  'ai-chatbots': ForumOutlined,
  'no-code-ai-agents': SmartToyOutlined,
  'automation-workflow-tools': AccountTreeOutlined,
  'E-commerce': StorefrontOutlined,
  marketing: CampaignOutlined,
  'ai-advertising': AdsClickOutlined,
  'ai-art-generator': BrushOutlined,
  'ai-content-generator': DynamicFeedOutlined,
  'ai-for-designing': DesignServicesOutlined,
  'writing-tools': DrawOutlined,
  beauty: CheckroomOutlined,
  medical: MonitorHeartOutlined,
  'ai-voice-generation': GraphicEqOutlined,
  'ai-for-tech': MemoryOutlined,
  'ai-video-generation': SmartDisplayOutlined,
  'ai-detection': PolicyOutlined,
  research: ScienceOutlined,
  '3d-modeling': ViewInArOutlined,
  'ai-image-generation': AddPhotoAlternateOutlined,
  finance: QueryStatsOutlined,
  'productivity-tools': TaskAltOutlined,
  entertainment: TheaterComedyOutlined,
};

/** The icon of an unknown category. */
export const fallbackCategoryIcon: ElementType = AutoAwesomeOutlined;
