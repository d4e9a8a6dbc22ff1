/** Recorded calls that the sandbox lacks, with the issue that adds them. */
export const uncovered: Readonly<Record<string, string>> = {};

const notCalled = [
  'AniDB_Character_10000',
  'AniDB_Character_Name_Creator_206',
  'AniDB_Character_pageSize_3',
  'AniDB_Creator_Name_Creator_206',
  'Episode_31_PrimaryRelease',
  'File_34_UserData',
  'File_34_UserData_ClientData',
  'File_34_UserData_ClientData_x',
  'File_34_UserStats',
  'File_PathEndsWith',
  'File_Search_pageSize_3',
  'File_Search_query_Cowboy_pageSize_3',
  'Filter_1_Parent',
  'Group_3_Parent',
  'Image_Management_115f2d02_0409_5921_b4b0_812904601e45_Series',
  'Image_Management_CrossReference_1',
  'Image_Management_CrossReference_Entity_AniDB_Series_1014_pageSize_3',
  'Image_Management_Orphaned_pageSize_3',
  'Image_Management_Source',
  'Image_Management_Source_AniDB',
  'Image_Management_pageSize_3',
  'Image_Remote_AniDB_x',
  'Series_3_AniDB_ReleaseGroupStatus',
  'Series_3_AutoMatchSettings',
  'Series_AniDB_1014_ReleaseGroupStatus',
  'WebUI_Theme_css',
];

/** Recorded calls of version 6 that are answered otherwise, with the reason. */
export const uncoveredSince6: Readonly<Record<string, string>> = {
  File_pageSize_3_include_only_ManualLinks_include_XRefs: 'its manual links name release groups',
  Init_Version: 'this sandbox serves no interface',
  ...Object.fromEntries(notCalled.map((name) => [name, 'not called'])),
};
