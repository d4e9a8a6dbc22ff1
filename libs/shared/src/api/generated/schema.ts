// Written by `npm run generate-types` from contract/5.3. Not edited by hand.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        "APIv0.Abstraction.CodeLanguage": "PlainText" | "CSharp" | "Java" | "JavaScript" | "TypeScript" | "Lua" | "Python" | "Ini" | "Json" | "Yaml" | "Xml";
        /** @enum {string} */
        "APIv0.Abstraction.LanguageName": "Unknown" | "English" | "Romaji" | "Japanese" | "Afrikaans" | "Arabic" | "Bangladeshi" | "Bulgarian" | "FrenchCanadian" | "Czech" | "Danish" | "German" | "Greek" | "Spanish" | "Estonian" | "Finnish" | "French" | "Galician" | "Hebrew" | "Hungarian" | "Italian" | "Korean" | "Lithuanian" | "Mongolian" | "Malaysian" | "Dutch" | "Norwegian" | "Polish" | "Portuguese" | "BrazilianPortuguese" | "Romanian" | "Russian" | "Slovak" | "Slovenian" | "Serbian" | "Swedish" | "Thai" | "Turkish" | "Ukrainian" | "Vietnamese" | "Chinese" | "ChineseSimplified" | "ChineseTraditional" | "Pinyin" | "Latin" | "Albanian" | "Basque" | "Bengali" | "Bosnian" | "Amharic" | "Armenian" | "Azerbaijani" | "Belarusian" | "Catalan" | "Chichewa" | "Corsican" | "Croatian" | "Divehi" | "Esperanto" | "Fijian" | "Georgian" | "Gujarati" | "HaitianCreole" | "Hausa" | "Icelandic" | "Igbo" | "Indonesian" | "Irish" | "Javanese" | "Kannada" | "Kazakh" | "Khmer" | "Kurdish" | "Kyrgyz" | "Lao" | "Latvian" | "Luxembourgish" | "Macedonian" | "Malagasy" | "Malayalam" | "Maltese" | "Maori" | "Marathi" | "MyanmarBurmese" | "Nepali" | "Oriya" | "Pashto" | "Persian" | "Punjabi" | "Quechua" | "Samoan" | "ScotsGaelic" | "Sesotho" | "Shona" | "Sindhi" | "Sinhala" | "Somali" | "Swahili" | "Tajik" | "Tamil" | "Tatar" | "Telugu" | "Turkmen" | "Uighur" | "Uzbek" | "Welsh" | "Xhosa" | "Yiddish" | "Yoruba" | "Zulu" | "Hindi" | "Filipino" | "KoreanTranscription" | "ThaiTranscription" | "Urdu" | "EnglishAmerican" | "EnglishBritish" | "EnglishAustralian" | "EnglishCanadian" | "EnglishIndia" | "EnglishNewZealand" | "Main" | "None";
        /** @enum {string} */
        "APIv0.Abstraction.NetworkAvailability": "NoInterfaces" | "NoGateways" | "LocalOnly" | "PartialInternet" | "Internet";
        /** @enum {string} */
        "APIv0.Abstraction.RelationType": "Other" | "SameSetting" | "AlternativeSetting" | "AlternativeVersion" | "SharedCharacters" | "Prequel" | "MainStory" | "FullStory" | "Sequel" | "SideStory" | "Summary";
        /** @enum {string} */
        "APIv0.Abstraction.RenamerSettingType": "Auto" | "Code" | "Text" | "LargeText" | "Integer" | "Decimal" | "Boolean";
        /** @enum {string} */
        "APIv0.Abstraction.TitleType": "None" | "Main" | "Official" | "Short" | "Synonym" | "TitleCard" | "KanjiReading";
        /** @enum {string} */
        "APIv0.Anidb.CreatorType": "Unknown" | "Person" | "Company" | "Collaboration" | "Other";
        /** @enum {string} */
        "APIv0.Anidb.UpdateType": "None" | "UDPBan" | "HTTPBan" | "InvalidSession" | "OverloadBackoff" | "WaitingOnResponse";
        "APIv0.ApikeyResult": {
            /** Format: int32 */
            UserID: number;
            Username: string;
            Device: string;
        };
        "APIv0.AuthUser": {
            user: string;
            pass: string;
            device: string;
        };
        "APIv0.Plex.Connections.Connection": {
            Protocol?: string | null;
            Address?: string | null;
            Port?: string | null;
            Uri?: string | null;
            Local?: string | null;
        };
        "APIv0.Plex.Connections.MediaDevice": {
            Connection?: components["schemas"]["APIv0.Plex.Connections.Connection"][];
            Name?: string | null;
            Product?: string | null;
            ProductVersion?: string | null;
            Platform?: string | null;
            PlatformVersion?: string | null;
            Device?: string | null;
            ClientIdentifier?: string | null;
            CreatedAt?: string | null;
            LastSeenAt?: string | null;
            Provides?: string | null;
            Owned?: string | null;
            AccessToken?: string | null;
            PublicAddress?: string | null;
            HttpsRequired?: string | null;
            Synced?: string | null;
            Relay?: string | null;
            PublicAddressMatches?: string | null;
            Presence?: string | null;
            OwnerId?: string | null;
            Home?: string | null;
            SourceTitle?: string | null;
        };
        "APIv0.Plex.Libraries.Directory": {
            AllowSync: boolean;
            Art?: string | null;
            Composite?: string | null;
            Filters: boolean;
            Refreshing: boolean;
            Thumb?: string | null;
            /** Format: int32 */
            Key: number;
            Type: components["schemas"]["APIv0.Plex.PlexType"];
            Title?: string | null;
            Agent?: string | null;
            Scanner?: string | null;
            Language?: string | null;
            Uuid?: string | null;
            /** Format: int64 */
            UpdatedAt: number;
            /** Format: int64 */
            CreatedAt: number;
            Location?: components["schemas"]["APIv0.Plex.Libraries.Location"][];
        };
        "APIv0.Plex.Libraries.Location": {
            /** Format: int64 */
            Id: number;
            Path?: string | null;
        };
        /**
         * Format: int32
         * @enum {integer}
         */
        "APIv0.Plex.PlexType": 0 | 1 | 2 | 3 | 4 | 5;
        "APIv0.PlexWebhook.PlexEvent": {
            event: string;
            user?: boolean;
            owner?: boolean;
            Account: components["schemas"]["APIv0.PlexWebhook.PlexEvent.PlexAccount"];
            Server: components["schemas"]["APIv0.PlexWebhook.PlexEvent.PlexBasicInfo"];
            Player?: components["schemas"]["APIv0.PlexWebhook.PlexEvent.PlexPlayerInfo"];
            Metadata: components["schemas"]["APIv0.PlexWebhook.PlexEvent.PlexMetadata"];
        };
        "APIv0.PlexWebhook.PlexEvent.PlexAccount": {
            /** Format: int32 */
            id?: number;
            thumb?: string | null;
            title?: string | null;
        };
        "APIv0.PlexWebhook.PlexEvent.PlexBasicInfo": {
            title?: string | null;
            uuid?: string | null;
        };
        "APIv0.PlexWebhook.PlexEvent.PlexMetadata": {
            librarySectionType?: string | null;
            librarySectionTitle?: string | null;
            /** Format: int32 */
            librarySectionId?: number;
            librarySectionKey?: string | null;
            guid: string;
            key?: string | null;
            /** Format: int32 */
            index?: number | null;
            type?: string | null;
            contentRating?: string | null;
            studio?: string | null;
            title?: string | null;
            originalTitle?: string | null;
            summary?: string | null;
            thumb?: string | null;
            art?: string | null;
            /** Format: int32 */
            addedAt?: number;
            /** Format: int32 */
            updatedAt?: number;
            /** Format: int32 */
            lastViewedAt?: number;
            /** Format: int32 */
            viewOffset?: number;
            /** Format: int32 */
            duration?: number | null;
            Guid?: components["schemas"]["APIv0.PlexWebhook.PlexEvent.PlexProviderInfo"][] | null;
            parentGuid: string;
            /** Format: int32 */
            parentIndex?: number;
            parentTitle?: string | null;
            parentThumb?: string | null;
            grandParentGuid: string;
            grandParentTitle?: string | null;
            grandparentThumb?: string | null;
            grandparentArt?: string | null;
            grandparentTheme?: string | null;
        };
        "APIv0.PlexWebhook.PlexEvent.PlexPlayerInfo": {
            local?: boolean;
            publicAddress?: string | null;
            title?: string | null;
            uuid?: string | null;
        };
        "APIv0.PlexWebhook.PlexEvent.PlexProviderInfo": {
            id?: string | null;
        };
        "APIv0.Settings.AVDumpSettings": {
            /** Format: int32 */
            MaxConcurrency: number;
            /** Format: int32 */
            CreqTimeout: number;
            /** Format: int32 */
            CreqMaxRetries: number;
        };
        /**
         * Format: int32
         * @enum {integer}
         */
        "APIv0.Settings.AniDBFileDeleteType": 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * Format: int32
         * @enum {integer}
         */
        "APIv0.Settings.AniDBFile_State": 0 | 1 | 2 | 3 | 4;
        "APIv0.Settings.AniDbSettings": {
            Username: string | null;
            Password: string | null;
            HTTPServerUrl: string;
            UDPServerAddress: string | null;
            /** Format: int32 */
            UDPServerPort: number;
            /** Format: int32 */
            UDPPingFrequency: number;
            /** Format: int32 */
            ClientPort: number;
            AVDumpKey: string | null;
            /** Format: int32 */
            AVDumpClientPort: number;
            DownloadRelatedAnime: boolean;
            DownloadReviews: boolean;
            DownloadReleaseGroups: boolean;
            MyList_AddFiles: boolean;
            MyList_StorageState: components["schemas"]["APIv0.Settings.AniDBFile_State"];
            MyList_DeleteType: components["schemas"]["APIv0.Settings.AniDBFileDeleteType"];
            MyList_ReadUnwatched: boolean;
            MyList_ReadWatched: boolean;
            MyList_SetWatched: boolean;
            MyList_SetUnwatched: boolean;
            /** Format: int32 */
            MyList_RetainedBackupCount: number;
            MyList_UpdateFrequency: components["schemas"]["APIv0.Settings.ScheduledUpdateFrequency"];
            Calendar_UpdateFrequency: components["schemas"]["APIv0.Settings.ScheduledUpdateFrequency"];
            Anime_UpdateFrequency: components["schemas"]["APIv0.Settings.ScheduledUpdateFrequency"];
            File_UpdateFrequency: components["schemas"]["APIv0.Settings.ScheduledUpdateFrequency"];
            Notification_UpdateFrequency: components["schemas"]["APIv0.Settings.ScheduledUpdateFrequency"];
            Notification_HandleMovedFiles: boolean;
            DownloadCharacters: boolean;
            DownloadCreators: boolean;
            /** Format: int32 */
            MaxRelationDepth: number;
            /** Format: int32 */
            MinimumHoursToRedownloadAnimeInfo: number;
            AutomaticallyImportSeries: boolean;
            AVDump: components["schemas"]["APIv0.Settings.AVDumpSettings"];
            HTTPRateLimit: components["schemas"]["APIv0.Settings.AnidbRateLimitSettings"];
            UDPRateLimit: components["schemas"]["APIv0.Settings.AnidbRateLimitSettings"];
        };
        "APIv0.Settings.AnidbRateLimitSettings": {
            /** Format: int32 */
            BaseRateInSeconds: number;
            /** Format: int32 */
            SlowRateMultiplier: number;
            /** Format: int32 */
            SlowRatePeriodMultiplier: number;
            /** Format: int32 */
            ResetPeriodMultiplier: number;
        };
        /** @enum {string} */
        "APIv0.Settings.AnimeSeason": "Winter" | "Spring" | "Summer" | "Fall";
        "APIv0.Settings.ConnectivitySettings": {
            DisabledMonitorServices: string[];
        };
        /** @enum {string} */
        "APIv0.Settings.DataSourceType": "None" | "AniDB" | "TvDB" | "TMDB" | "Trakt" | "MAL" | "AniList" | "Animeshon" | "Kitsu" | "Shoko" | "User";
        "APIv0.Settings.DatabaseSettings": {
            MySqliteDirectory: string | null;
            DatabaseBackupDirectory: string | null;
            Type: string | null;
            UseDatabaseLock: boolean;
            Username: string | null;
            Password: string | null;
            Schema: string | null;
            Host: string | null;
            OverrideConnectionString: string | null;
            SQLite_DatabaseFile: string | null;
            LogSqlInConsole?: boolean;
        };
        /**
         * Format: int32
         * @enum {integer}
         */
        "APIv0.Settings.FileQualityFilterOperationType": 0 | 1 | 2 | 3 | 4;
        /**
         * Format: int32
         * @enum {integer}
         */
        "APIv0.Settings.FileQualityFilterType": 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        "APIv0.Settings.FileQualityPreferences": {
            Require10BitVideo: boolean;
            /** Format: int32 */
            MaxNumberOfFilesToKeep: number;
            PreferredTypes: components["schemas"]["APIv0.Settings.FileQualityFilterType"][];
            PreferredAudioCodecs: string[];
            PreferredResolutions: string[];
            PreferredSubGroups: string[];
            PreferredVideoCodecs: string[];
            Prefer8BitVideo: boolean;
            AllowDeletionOfImportedFiles: boolean;
            RequiredTypes: components["schemas"]["APIv0.Settings.FileQualityFilterType"][];
            RequiredAudioCodecs: components["schemas"]["APIv0.Settings.FileQualityPreferences.FileQualityTypeListPair_List_String__"];
            RequiredAudioStreamCount: components["schemas"]["APIv0.Settings.FileQualityPreferences.FileQualityTypeListPair_Int32_"];
            RequiredResolutions: components["schemas"]["APIv0.Settings.FileQualityPreferences.FileQualityTypeListPair_List_String__"];
            RequiredSources: components["schemas"]["APIv0.Settings.FileQualityPreferences.FileQualityTypeListPair_List_String__"];
            RequiredSubGroups: components["schemas"]["APIv0.Settings.FileQualityPreferences.FileQualityTypeListPair_List_String__"];
            RequiredSubStreamCount: components["schemas"]["APIv0.Settings.FileQualityPreferences.FileQualityTypeListPair_Int32_"];
            RequiredVideoCodecs: components["schemas"]["APIv0.Settings.FileQualityPreferences.FileQualityTypeListPair_List_String__"];
            PreferredSources: string[];
            AllowDeletingFilesWithMissingInfo: boolean;
        };
        "APIv0.Settings.FileQualityPreferences.FileQualityTypeListPair_Int32_": {
            Operator: components["schemas"]["APIv0.Settings.FileQualityFilterOperationType"];
            /** Format: int32 */
            Value: number;
        };
        "APIv0.Settings.FileQualityPreferences.FileQualityTypeListPair_List_String__": {
            Operator: components["schemas"]["APIv0.Settings.FileQualityFilterOperationType"];
            Value: string[];
        };
        "APIv0.Settings.HasherSettings": {
            MD5: boolean;
            SHA1: boolean;
            CRC: boolean;
            ForceGeneratesAllHashes: boolean;
        };
        "APIv0.Settings.IServerSettings": {
            ImagesPath: string | null;
            Culture: string | null;
            FirstRun: boolean;
            AutoGroupSeries: boolean;
            AutoGroupSeriesRelationExclusions: string[];
            AutoGroupSeriesUseScoreAlgorithm: boolean;
            LoadImageMetadata: boolean;
            /** Format: int32 */
            CachingDatabaseTimeout: number;
            Database: components["schemas"]["APIv0.Settings.DatabaseSettings"];
            Quartz: components["schemas"]["APIv0.Settings.QuartzSettings"];
            Connectivity: components["schemas"]["APIv0.Settings.ConnectivitySettings"];
            Language: components["schemas"]["APIv0.Settings.LanguageSettings"];
            AniDb: components["schemas"]["APIv0.Settings.AniDbSettings"];
            TMDB: components["schemas"]["APIv0.Settings.TMDBSettings"];
            Import: components["schemas"]["APIv0.Settings.ImportSettings"];
            Plex: components["schemas"]["APIv0.Settings.PlexSettings"];
            TraktTv: components["schemas"]["APIv0.Settings.TraktSettings"];
            Plugins: components["schemas"]["APIv0.Settings.PluginSettings"];
            FileQualityFilterEnabled: boolean;
            FileQualityPreferences: components["schemas"]["APIv0.Settings.FileQualityPreferences"];
            LogRotator: components["schemas"]["APIv0.Settings.LogRotatorSettings"];
            Linux: components["schemas"]["APIv0.Settings.LinuxSettings"];
            Web: components["schemas"]["APIv0.Settings.WebSettings"];
            WebUI_Settings: string;
            TraceLog: boolean;
            SentryOptOut: boolean;
            /** Format: int32 */
            SettingsVersion: number;
        };
        "APIv0.Settings.ImportSettings": {
            Hasher: components["schemas"]["APIv0.Settings.HasherSettings"];
            VideoExtensions: string[];
            Exclude: string[];
            RunOnStart: boolean;
            /** Format: int32 */
            MaxAutoScanAttemptsPerFile: number;
            ScanDropFoldersOnStart: boolean;
            UseExistingFileWatchedStatus: boolean;
            AutomaticallyDeleteDuplicatesOnImport: boolean;
            FileLockChecking: boolean;
            /** Format: int32 */
            FileLockWaitTimeMS: number;
            AggressiveFileLockChecking: boolean;
            /** Format: int32 */
            AggressiveFileLockWaitTimeSeconds: number;
            SkipDiskSpaceChecks: boolean;
            MediaInfoPath: string | null;
            /** Format: int32 */
            MediaInfoTimeoutMinutes: number;
        };
        "APIv0.Settings.LanguageSettings": {
            UseSynonyms: boolean;
            SeriesTitleLanguageOrder: string[];
            SeriesTitleSourceOrder: components["schemas"]["APIv0.Settings.DataSourceType"][];
            EpisodeTitleLanguageOrder: string[];
            EpisodeTitleSourceOrder: components["schemas"]["APIv0.Settings.DataSourceType"][];
            DescriptionLanguageOrder: string[];
            DescriptionSourceOrder: components["schemas"]["APIv0.Settings.DataSourceType"][];
        };
        "APIv0.Settings.LinuxSettings": {
            /** Format: int32 */
            UID: number;
            /** Format: int32 */
            GID: number;
            /** Format: int32 */
            Permission: number;
        };
        "APIv0.Settings.LogRotatorSettings": {
            Enabled: boolean;
            Zip: boolean;
            Delete: boolean;
            Delete_Days: string | null;
        };
        "APIv0.Settings.PlexSettings": {
            Libraries: number[];
            Server: string | null;
        };
        "APIv0.Settings.PluginSettings": {
            EnabledPlugins: {
                [key: string]: boolean;
            } | null;
            Priority: string[];
            Renamer: components["schemas"]["APIv0.Settings.RenamerSettings"];
        };
        "APIv0.Settings.QuartzSettings": {
            DatabaseType: string | null;
            ConnectionString: string | null;
            /** Format: int32 */
            MaxThreadPoolSize: number;
            /** Format: int32 */
            WaitingCacheSize: number;
            LimitedConcurrencyOverrides: {
                [key: string]: number;
            } | null;
        };
        "APIv0.Settings.RenamerSettings": {
            EnabledRenamers: {
                [key: string]: boolean;
            } | null;
            readonly RelocateOnImport: boolean;
            RenameOnImport: boolean;
            MoveOnImport: boolean;
            AllowRelocationInsideDestinationOnImport: boolean;
            DefaultRenamer: string | null;
        };
        /**
         * Format: int32
         * @enum {integer}
         */
        "APIv0.Settings.ScheduledUpdateFrequency": 1 | 2 | 3 | 4 | 5 | 6;
        "APIv0.Settings.TMDBSettings": {
            AutoLink: boolean;
            AutoLinkRestricted: boolean;
            ConsiderExistingOtherLinks: boolean;
            DownloadAllTitles: boolean;
            DownloadAllOverviews: boolean;
            DownloadAllContentRatings: boolean;
            ImageLanguageOrder: string[];
            AutoDownloadCrewAndCast: boolean;
            AutoDownloadCollections: boolean;
            AutoDownloadAlternateOrdering: boolean;
            AutoDownloadBackdrops: boolean;
            /** Format: int32 */
            MaxAutoBackdrops: number;
            AutoDownloadPosters: boolean;
            /** Format: int32 */
            MaxAutoPosters: number;
            AutoDownloadLogos: boolean;
            /** Format: int32 */
            MaxAutoLogos: number;
            AutoDownloadThumbnails: boolean;
            /** Format: int32 */
            MaxAutoThumbnails: number;
            AutoDownloadStaffImages: boolean;
            /** Format: int32 */
            MaxAutoStaffImages: number;
            AutoDownloadStudioImages: boolean;
            UserApiKey: string | null;
        };
        "APIv0.Settings.TraktSettings": {
            Enabled: boolean;
            AuthToken: string | null;
            RefreshToken: string | null;
            TokenExpirationDate: string | null;
            SyncFrequency: components["schemas"]["APIv0.Settings.ScheduledUpdateFrequency"];
            AutoLink?: boolean;
            UpdateFrequency?: components["schemas"]["APIv0.Settings.ScheduledUpdateFrequency"];
            VipStatus?: boolean;
        };
        "APIv0.Settings.WebSettings": {
            /**
             * Format: int32
             * @default 8111
             */
            Port: number;
            /** @default true */
            AutoReplaceWebUIWithIncluded: boolean;
            /** @default true */
            EnableWebUI: boolean;
            /** @default webui */
            WebUIPrefix: string | null;
            /** @default webui */
            WebUIPath: string | null;
            /** @default true */
            EnableSwaggerUI: boolean;
            /** @default swagger */
            SwaggerUIPrefix: string | null;
            /** @default false */
            AlwaysUseDeveloperExceptions?: boolean;
        };
        /** @enum {string} */
        "APIv0.Shared.CreatorRoleType": "Actor" | "Staff" | "Studio" | "Producer" | "Director" | "SeriesComposer" | "CharacterDesign" | "Music" | "SourceWork";
        /** @enum {string} */
        "APIv0.Shared.ReleaseChannel": "Auto" | "Stable" | "Dev" | "Debug";
        "APIv0.Shared.ServerState.DatabaseBlockedInfo": {
            /** Format: double */
            Progress: number | null;
            Blocked: boolean;
            Status: string | null;
        };
        /**
         * Format: int64
         * @enum {integer}
         */
        "APIv0.Shared.TagFilter": 0 | 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128 | 1073741824 | 2147483648;
        /** @enum {string} */
        "APIv0.Tmdb.AlternateOrderingType": "Unknown" | "OriginalAirDate" | "Absolute" | "DVD" | "Digital" | "StoryArc" | "Production" | "TV";
        "APIv3.Anidb.Anime": {
            /** Format: int32 */
            ID: number;
            /** Format: int32 */
            ShokoID: number | null;
            Type: components["schemas"]["APIv3.Anidb.AnimeType"];
            Title: string;
            Titles: components["schemas"]["APIv3.Title"][];
            Description?: string | null;
            /** Format: date */
            AirDate: string | null;
            /** Format: date */
            EndDate: string | null;
            Restricted: boolean;
            Poster: components["schemas"]["APIv3.Image"];
            /** Format: int32 */
            EpisodeCount: number | null;
            Rating?: components["schemas"]["APIv3.Rating"];
            UserApproval?: components["schemas"]["APIv3.Rating"];
            Relation?: components["schemas"]["APIv0.Abstraction.RelationType"];
        };
        "APIv3.Anidb.AnimeRecommendedForYou": {
            Anime?: components["schemas"]["APIv3.Anidb.Anime"];
            /** Format: int32 */
            SimilarTo: number;
        };
        /** @enum {string} */
        "APIv3.Anidb.AnimeType": "Unknown" | "Other" | "TV" | "TVSpecial" | "Web" | "Movie" | "OVA" | "MusicVideo";
        "APIv3.Anidb.BannedStatus": {
            Type: components["schemas"]["APIv0.Anidb.UpdateType"];
            IsBanned: boolean;
            /** Format: date-span */
            BanDuration: string | null;
            /** Format: date-time */
            LastUpdatedAt: string;
        };
        "APIv3.Anidb.Creator": {
            /** Format: int32 */
            ID: number;
            Name: string | null;
            OriginalName: string | null;
            Type: components["schemas"]["APIv0.Anidb.CreatorType"];
            EnglishHomepageUrl: string | null;
            JapaneseHomepageUrl: string | null;
            EnglishWikiUrl: string | null;
            JapaneseWikiUrl: string | null;
            /** Format: date-time */
            LastUpdatedAt: string;
            Image: components["schemas"]["APIv3.Image"] | null;
        };
        "APIv3.Anidb.Episode": {
            /** Format: int32 */
            ID: number;
            /** Format: int32 */
            AnimeID: number;
            Type: components["schemas"]["APIv3.Anidb.EpisodeType"];
            /** Format: int32 */
            EpisodeNumber: number;
            /** Format: date */
            AirDate: string | null;
            Title: string;
            Titles: components["schemas"]["APIv3.Title"][];
            Description: string | null;
            Rating: components["schemas"]["APIv3.Rating"];
        };
        /** @enum {string} */
        "APIv3.Anidb.EpisodeType": "Unknown" | "Other" | "Episode" | "Special" | "Trailer" | "Credits" | "Parody" | "Normal" | "ThemeSong" | "Extra";
        "APIv3.ComponentVersion": {
            Version: string | null;
            MinimumServerVersion?: string | null;
            Commit?: string | null;
            ReleaseChannel?: components["schemas"]["APIv0.Shared.ReleaseChannel"];
            /** Format: date-time */
            ReleaseDate?: string | null;
            Tag?: string | null;
            Description?: string | null;
        };
        "APIv3.ComponentVersionSet": {
            Server: components["schemas"]["APIv3.ComponentVersion"];
            Commons: components["schemas"]["APIv3.ComponentVersion"];
            Models: components["schemas"]["APIv3.ComponentVersion"];
            MediaInfo: components["schemas"]["APIv3.ComponentVersion"];
            WebUI?: components["schemas"]["APIv3.ComponentVersion"];
        };
        "APIv3.ConnectivityDetails": {
            NetworkAvailability: components["schemas"]["APIv0.Abstraction.NetworkAvailability"];
            /** Format: date-time */
            LastChangedAt: string;
            IsAniDBUdpReachable: boolean;
            IsAniDBHttpBanned: boolean;
            IsAniDBUdpBanned: boolean;
        };
        "APIv3.ContentRating": {
            Rating: string | null;
            Country: string | null;
            Language: string | null;
            Source: string | null;
        };
        "APIv3.Credentials": {
            Username?: string | null;
            Password?: string | null;
        };
        /** @enum {string} */
        "APIv3.DataSource": "None" | "AniDB" | "TvDB" | "TMDB" | "Trakt" | "MAL" | "AniList" | "Animeshon" | "Kitsu" | "Shoko";
        /** @enum {string} */
        "APIv3.FileExcludeTypes": "Watched" | "Variations" | "Duplicates" | "Unrecognized" | "ManualLinks";
        /** @enum {string} */
        "APIv3.FileIncludeOnlyType": "Watched" | "Variations" | "Duplicates" | "Unrecognized" | "ManualLinks" | "Ignored" | "ImportLimbo";
        /** @enum {string} */
        "APIv3.FileNonDefaultIncludeType": "Ignored" | "MediaInfo" | "XRefs" | "AbsolutePaths" | "ImportLimbo";
        "APIv3.Image": {
            /** Format: int32 */
            ID: number;
            Type: components["schemas"]["APIv3.ImageType"];
            Source: components["schemas"]["APIv3.ImageSource"];
            LanguageCode: string | null;
            RelativeFilepath: string | null;
            Preferred: boolean;
            Disabled: boolean;
            /** Format: int32 */
            Width: number | null;
            /** Format: int32 */
            Height: number | null;
            CommunityRating?: components["schemas"]["APIv3.Rating"];
            Series?: components["schemas"]["APIv3.ImageSeriesInfo"];
        };
        "APIv3.Image.DefaultImageBody": {
            /** Format: int32 */
            ID: number;
            Source: components["schemas"]["APIv3.ImageSource"];
        };
        "APIv3.Image.EnableImageBody": {
            Enabled: boolean;
        };
        "APIv3.ImageSeriesInfo": {
            /** Format: int32 */
            ID: number;
            Name: string;
        };
        /** @enum {string} */
        "APIv3.ImageSource": "AniDB" | "TMDB" | "User" | "Shoko";
        /** @enum {string} */
        "APIv3.ImageType": "Poster" | "Banner" | "Thumbnail" | "Thumb" | "Backdrop" | "Fanart" | "Character" | "Staff" | "Logo" | "Avatar";
        "APIv3.Images": {
            Posters: components["schemas"]["APIv3.Image"][];
            Backdrops: components["schemas"]["APIv3.Image"][];
            Banners: components["schemas"]["APIv3.Image"][];
            Logos: components["schemas"]["APIv3.Image"][];
            Thumbnails?: components["schemas"]["APIv3.Image"][];
        };
        /** @enum {string} */
        "APIv3.IncludeOnlyFilter": "False" | "True" | "Only";
        "APIv3.LanguageDetails": {
            Name?: string | null;
            Alpha2?: string | null;
        };
        "APIv3.ListResult_APIv3.Anidb.AnimeRecommendedForYou_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Anidb.AnimeRecommendedForYou"][];
        };
        "APIv3.ListResult_APIv3.Anidb.Anime_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Anidb.Anime"][];
        };
        "APIv3.ListResult_APIv3.Anidb.Creator_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Anidb.Creator"][];
        };
        "APIv3.ListResult_APIv3.Anidb.Episode_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Anidb.Episode"][];
        };
        "APIv3.ListResult_APIv3.ReleaseGroup_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.ReleaseGroup"][];
        };
        "APIv3.ListResult_APIv3.SeriesRelation_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.SeriesRelation"][];
        };
        "APIv3.ListResult_APIv3.Shoko.Dashboard.Episode_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Shoko.Dashboard.Episode"][];
        };
        "APIv3.ListResult_APIv3.Shoko.Episode_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Shoko.Episode"][];
        };
        "APIv3.ListResult_APIv3.Shoko.File_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Shoko.File"][];
        };
        "APIv3.ListResult_APIv3.Shoko.Filter_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Shoko.Filter"][];
        };
        "APIv3.ListResult_APIv3.Shoko.Group_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Shoko.Group"][];
        };
        "APIv3.ListResult_APIv3.Shoko.Queue.QueueItem_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Shoko.Queue.QueueItem"][];
        };
        "APIv3.ListResult_APIv3.Shoko.Series.WithEpisodeCount_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Shoko.Series.WithEpisodeCount"][];
        };
        "APIv3.ListResult_APIv3.Shoko.Series_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Shoko.Series"][];
        };
        "APIv3.ListResult_APIv3.Tag_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Tag"][];
        };
        "APIv3.ListResult_APIv3.Tmdb.Episode.CrossReference_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Tmdb.Episode.CrossReference"][];
        };
        "APIv3.ListResult_APIv3.Tmdb.Episode_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Tmdb.Episode"][];
        };
        "APIv3.ListResult_APIv3.Tmdb.Movie.Collection_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Tmdb.Movie.Collection"][];
        };
        "APIv3.ListResult_APIv3.Tmdb.Movie_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Tmdb.Movie"][];
        };
        "APIv3.ListResult_APIv3.Tmdb.Search.RemoteSearchMovie_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Tmdb.Search.RemoteSearchMovie"][];
        };
        "APIv3.ListResult_APIv3.Tmdb.Search.RemoteSearchShow_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Tmdb.Search.RemoteSearchShow"][];
        };
        "APIv3.ListResult_APIv3.Tmdb.Season_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Tmdb.Season"][];
        };
        "APIv3.ListResult_APIv3.Tmdb.Show_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Tmdb.Show"][];
        };
        "APIv3.ListResult_List_APIv3.Tmdb.Episode.CrossReference__": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.Tmdb.Episode.CrossReference"][][];
        };
        "APIv3.Network": {
            Source: components["schemas"]["APIv3.DataSource"];
            /** Format: int32 */
            ID: number;
            Name: string | null;
            CountryOfOrigin: string | null;
            /** Format: int32 */
            Size: number;
        };
        "APIv3.Overview": {
            Value: string;
            Language: string;
            Default: boolean;
            Preferred: boolean;
            Source: string;
        };
        "APIv3.Queue.DebugStats": {
            Queue: components["schemas"]["APIv3.Shoko.Queue"];
            TypesToExclude: string[];
            TypesToLimit: {
                [key: string]: number;
            } | null;
            AvailableConcurrencyGroups: string[][];
            AcquisitionFilters: {
                [key: string]: string[] | null;
            } | null;
        };
        "APIv3.Rating": {
            /** Format: double */
            Value: number;
            /** Format: int32 */
            MaxValue: number;
            Source: string;
            /** Format: int32 */
            Votes: number;
            Type: string | null;
        };
        "APIv3.ReleaseGroup": {
            /** Format: int32 */
            ID: number;
            Name: string | null;
            ShortName: string | null;
            Source: string | null;
        };
        "APIv3.ReleaseManagementDuplicateFiles.FileIdSet": {
            /** Format: int32 */
            FileID: number;
            AnimeSeriesIDs?: number[];
            AnimeEpisodeIDs?: number[];
            FileLocationIDs?: number[];
        };
        "APIv3.Resource": {
            Type: string;
            Name: string;
            URL: string;
        };
        "APIv3.Role": {
            Character?: components["schemas"]["APIv3.Role.Person"];
            Staff: components["schemas"]["APIv3.Role.Person"];
            RoleName: components["schemas"]["APIv0.Shared.CreatorRoleType"];
            RoleDetails: string;
        };
        "APIv3.Role.Person": {
            /** Format: int32 */
            ID: number | null;
            Type?: string | null;
            Name: string;
            AlternateName: string | null;
            Description: string | null;
            Image: components["schemas"]["APIv3.Image"] | null;
        };
        "APIv3.SeriesRelation": {
            IDs: components["schemas"]["APIv3.SeriesRelation.RelationIDs"];
            RelatedIDs: components["schemas"]["APIv3.SeriesRelation.RelationIDs"];
            Type: components["schemas"]["APIv0.Abstraction.RelationType"];
            Source: string;
        };
        "APIv3.SeriesRelation.RelationIDs": {
            /** Format: int32 */
            Shoko: number | null;
            /** Format: int32 */
            AniDB: number | null;
        };
        "APIv3.Shoko.AVDump.DumpFilesBody": {
            FileIDs?: number[] | null;
            Priority?: boolean;
        };
        "APIv3.Shoko.AVDump.Result": {
            FullOutput?: string | null;
            Ed2k?: string | null;
        };
        "APIv3.Shoko.ChildItems": {
            /** Format: int32 */
            Folders: number;
            /** Format: int32 */
            Files: number;
        };
        /** @enum {string} */
        "APIv3.Shoko.CommunitySite": "None" | "AniDB" | "Trakt" | "Plex";
        "APIv3.Shoko.Dashboard.CollectionStats": {
            /** Format: int32 */
            FileCount: number;
            /** Format: int32 */
            SeriesCount: number;
            /** Format: int32 */
            GroupCount: number;
            /** Format: int64 */
            FileSize: number;
            /** Format: int32 */
            FinishedSeries: number;
            /** Format: int32 */
            WatchedEpisodes: number;
            /** Format: double */
            WatchedHours: number;
            /** Format: double */
            PercentDuplicate: number;
            /** Format: int32 */
            MissingEpisodes: number;
            /** Format: int32 */
            MissingEpisodesCollecting: number;
            /** Format: int32 */
            UnrecognizedFiles: number;
            /** Format: int32 */
            SeriesWithMissingLinks: number;
            /** Format: int32 */
            EpisodesWithMultipleFiles: number;
            /** Format: int32 */
            FilesWithDuplicateLocations: number;
        };
        "APIv3.Shoko.Dashboard.Episode": {
            IDs: components["schemas"]["APIv3.Shoko.Dashboard.EpisodeDetailsIDs"];
            Title: string;
            /** Format: int32 */
            Number: number;
            Type: components["schemas"]["APIv3.Anidb.EpisodeType"];
            /** Format: date */
            AirDate: string | null;
            /** Format: date-span */
            Duration: string;
            /** Format: date-span */
            ResumePosition: string | null;
            /** Format: date-time */
            Watched: string | null;
            SeriesTitle: string;
            SeriesPoster: components["schemas"]["APIv3.Image"];
            Thumbnail: components["schemas"]["APIv3.Image"] | null;
        };
        "APIv3.Shoko.Dashboard.EpisodeDetailsIDs": {
            /** Format: int32 */
            ID: number;
            /** Format: int32 */
            Series: number;
            /** Format: int32 */
            ShokoFile: number | null;
            /** Format: int32 */
            ShokoEpisode: number | null;
            /** Format: int32 */
            ShokoSeries: number | null;
        };
        "APIv3.Shoko.Dashboard.SeriesSummary": {
            /** Format: int32 */
            Series: number;
            /** Format: int32 */
            OVA: number;
            /** Format: int32 */
            Movie: number;
            /** Format: int32 */
            Special: number;
            /** Format: int32 */
            Web: number;
            /** Format: int32 */
            Other: number;
            /** Format: int32 */
            MusicVideo: number;
            /** Format: int32 */
            Unknown: number;
            /** Format: int32 */
            None: number;
        };
        "APIv3.Shoko.Drive": {
            Type: components["schemas"]["IO.DriveType"];
            Path: string | null;
            /** @default false */
            IsAccessible: boolean;
            Sizes: components["schemas"]["APIv3.Shoko.ChildItems"];
        };
        /** @enum {string} */
        "APIv3.Shoko.DropFolderType": "None" | "Source" | "Destination" | "Both";
        "APIv3.Shoko.Episode": {
            IDs: components["schemas"]["APIv3.Shoko.Episode.EpisodeIDs"];
            HasCustomName: boolean;
            Description: string | null;
            Images: components["schemas"]["APIv3.Images"];
            /** Format: date-span */
            Duration: string;
            /** Format: date-span */
            ResumePosition: string | null;
            /** Format: int32 */
            WatchCount: number;
            IsHidden: boolean;
            UserRating: components["schemas"]["APIv3.Rating"] | null;
            /** Format: date-time */
            Watched: string | null;
            /** Format: date-time */
            Created: string;
            /** Format: date-time */
            Updated: string;
            AniDB?: components["schemas"]["APIv3.Anidb.Episode"];
            TMDB?: components["schemas"]["APIv3.Shoko.Episode.TmdbData"];
            Files?: components["schemas"]["APIv3.Shoko.File"][];
            CrossReferences?: components["schemas"]["APIv3.Shoko.FileCrossReference.EpisodeCrossReferenceIDs"][];
            Name: string;
            /** Format: int32 */
            Size: number;
        };
        "APIv3.Shoko.Episode.EpisodeIDs": {
            /** Format: int32 */
            ParentSeries: number;
            /** Format: int32 */
            AniDB: number;
            TvDB: number[];
            IMDB: string[];
            TMDB: components["schemas"]["APIv3.Shoko.Episode.EpisodeIDs.TmdbEpisodeIDs"];
            /** Format: int32 */
            ID: number;
        };
        "APIv3.Shoko.Episode.EpisodeIDs.TmdbEpisodeIDs": {
            Episode: number[];
            Movie: number[];
            Show: number[];
        };
        "APIv3.Shoko.Episode.EpisodeTitleOverrideBody": {
            Title: string;
        };
        "APIv3.Shoko.Episode.TmdbData": {
            Episodes: components["schemas"]["APIv3.Tmdb.Episode"][];
            Movies: components["schemas"]["APIv3.Tmdb.Movie"][];
        };
        "APIv3.Shoko.File": {
            /** Format: int32 */
            ID: number;
            SeriesIDs?: components["schemas"]["APIv3.Shoko.FileCrossReference"][];
            /** Format: int64 */
            Size: number;
            IsVariation: boolean;
            IsIgnored: boolean;
            Hashes: components["schemas"]["APIv3.Shoko.File.HashesDict"];
            Locations: components["schemas"]["APIv3.Shoko.File.Location"][];
            AVDump: components["schemas"]["APIv3.Shoko.File.AVDumpInfo"];
            Resolution: string | null;
            /** Format: date-span */
            Duration: string;
            /** Format: date-span */
            ResumePosition: string | null;
            /** Format: date-time */
            Viewed: string | null;
            /** Format: date-time */
            Watched: string | null;
            /** Format: date-time */
            Imported: string | null;
            /** Format: date-time */
            Created: string;
            /** Format: date-time */
            Updated: string;
            AniDB?: components["schemas"]["APIv3.Shoko.File.Anidb"];
            MediaInfo?: components["schemas"]["APIv3.Shoko.MediaInfo"];
        };
        "APIv3.Shoko.File.AVDumpInfo": {
            Status: string | null;
            /** Format: double */
            Progress?: number | null;
            /** Format: int32 */
            SucceededCreqCount?: number | null;
            /** Format: int32 */
            FailedCreqCount?: number | null;
            /** Format: int32 */
            PendingCreqCount?: number | null;
            /** Format: date-time */
            StartedAt?: string | null;
            /** Format: date-time */
            LastDumpedAt: string | null;
            LastVersion: string | null;
        };
        "APIv3.Shoko.File.Anidb": {
            /** Format: int32 */
            ID: number;
            Source: components["schemas"]["APIv3.Shoko.FileSource"];
            ReleaseGroup: components["schemas"]["APIv3.ReleaseGroup"];
            /** Format: date */
            ReleaseDate: string | null;
            /** Format: int32 */
            Version: number;
            IsDeprecated: boolean;
            IsCensored: boolean | null;
            OriginalFileName: string | null;
            /** Format: int64 */
            FileSize: number;
            Description: string | null;
            AudioLanguages: string[];
            SubLanguages: string[];
            Chaptered: boolean;
            /** Format: date-time */
            Updated: string;
        };
        "APIv3.Shoko.File.BatchDeleteFileLocationsBody": {
            /** @default true */
            removeFiles?: boolean;
            /** @default true */
            removeFolders?: boolean;
            locationIDs: number[];
        };
        "APIv3.Shoko.File.BatchDeleteFilesBody": {
            /** @default true */
            removeFiles?: boolean;
            /** @default true */
            removeFolders?: boolean;
            fileIDs: number[];
        };
        "APIv3.Shoko.File.FileUserStats": {
            /** Format: date-span */
            ResumePosition: string | null;
            /** Format: int32 */
            WatchedCount: number;
            /** Format: date-time */
            LastWatchedAt: string | null;
            /** Format: date-time */
            LastUpdatedAt: string;
        };
        "APIv3.Shoko.File.HashesDict": {
            ED2K: string | null;
            SHA1: string | null;
            CRC32: string | null;
            MD5: string | null;
        };
        "APIv3.Shoko.File.LinkEpisodesBody": {
            EpisodeIDs: number[];
        };
        "APIv3.Shoko.File.LinkMultipleFilesBody": {
            FileIDs: number[];
            /** Format: int32 */
            EpisodeID: number;
        };
        "APIv3.Shoko.File.LinkSeriesBody": {
            /** Format: int32 */
            SeriesID: number;
            RangeStart: string;
            RangeEnd: string;
        };
        "APIv3.Shoko.File.LinkSeriesMultipleBody": {
            FileIDs: number[];
            /** Format: int32 */
            SeriesID: number;
            RangeStart: string;
            /** @default false */
            SingleEpisode?: boolean;
        };
        "APIv3.Shoko.File.Location": {
            /** Format: int32 */
            ID: number;
            /** Format: int32 */
            FileID: number;
            /** Format: int32 */
            ImportFolderID: number;
            RelativePath: string | null;
            AbsolutePath?: string | null;
            IsAccessible: boolean;
        };
        "APIv3.Shoko.File.UnlinkEpisodesBody": {
            EpisodeIDs: number[];
        };
        "APIv3.Shoko.FileCrossReference": {
            SeriesID: components["schemas"]["APIv3.Shoko.FileCrossReference.SeriesCrossReferenceIDs"];
            EpisodeIDs: components["schemas"]["APIv3.Shoko.FileCrossReference.EpisodeCrossReferenceIDs"][];
        };
        "APIv3.Shoko.FileCrossReference.CrossReferencePercentage": {
            /** Format: int32 */
            Start: number;
            /** Format: int32 */
            End: number;
            /** Format: int32 */
            Size: number;
            /** Format: int32 */
            Group: number;
        };
        "APIv3.Shoko.FileCrossReference.EpisodeCrossReferenceIDs": {
            /** Format: int32 */
            ID: number | null;
            /** Format: int32 */
            AniDB: number;
            TMDB: components["schemas"]["APIv3.Shoko.Episode.EpisodeIDs.TmdbEpisodeIDs"];
            /** Format: int32 */
            ReleaseGroup: number | null;
            ED2K: string | null;
            /** Format: int64 */
            FileSize: number;
            Percentage: components["schemas"]["APIv3.Shoko.FileCrossReference.CrossReferencePercentage"];
            Source: string | null;
        };
        "APIv3.Shoko.FileCrossReference.SeriesCrossReferenceIDs": {
            /** Format: int32 */
            ID: number | null;
            /** Format: int32 */
            AniDB: number;
            TMDB: components["schemas"]["APIv3.Shoko.Series.SeriesIDs.TmdbSeriesIDs"];
        };
        /** @enum {string} */
        "APIv3.Shoko.FileSource": "Unknown" | "Other" | "TV" | "DVD" | "BluRay" | "Web" | "VHS" | "VCD" | "LaserDisc" | "Camera" | "Film";
        "APIv3.Shoko.Filter": {
            IDs: components["schemas"]["APIv3.Shoko.Filter.FilterIDs"];
            IsLocked: boolean;
            IsDirectory: boolean;
            IsHidden: boolean;
            ApplyAtSeriesLevel: boolean;
            Expression?: components["schemas"]["APIv3.Shoko.Filter.FilterCondition"];
            Sorting?: components["schemas"]["APIv3.Shoko.Filter.SortingCriteria"];
            Name: string;
            /** Format: int32 */
            Size: number;
        };
        "APIv3.Shoko.Filter.CreateOrUpdateFilterBody": {
            Name?: string | null;
            /** Format: int32 */
            ParentID?: number | null;
            IsDirectory?: boolean;
            IsHidden?: boolean;
            ApplyAtSeriesLevel?: boolean;
            Expression?: components["schemas"]["APIv3.Shoko.Filter.FilterCondition"];
            Sorting?: components["schemas"]["APIv3.Shoko.Filter.SortingCriteria"];
        };
        "APIv3.Shoko.Filter.FilterCondition": {
            Type: string;
            Left?: components["schemas"]["APIv3.Shoko.Filter.FilterCondition"];
            Right?: components["schemas"]["APIv3.Shoko.Filter.FilterCondition"];
            Parameter?: string | null;
            SecondParameter?: string | null;
        };
        "APIv3.Shoko.Filter.FilterExpressionHelp": {
            Expression: string;
            Name: string;
            Group: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionGroup"];
            Description: string;
            Type: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType"];
            Left?: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType"];
            Right?: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType"];
            Parameter?: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType"];
            PossibleParameters?: string[];
            PossibleSecondParameters?: string[];
            PossibleParameterPairs?: string[][];
            SecondParameter?: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType"];
        };
        /** @enum {string} */
        "APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionGroup": "Info" | "Logic" | "Function" | "Selector";
        /** @enum {string} */
        "APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType": "Expression" | "DateSelector" | "NumberSelector" | "StringSelector" | "StringSetSelector" | "Date" | "Number" | "String" | "TimeSpan" | "Bool" | "StringSet";
        "APIv3.Shoko.Filter.FilterIDs": {
            /** Format: int32 */
            ParentFilter?: number | null;
            /** Format: int32 */
            ID: number;
        };
        "APIv3.Shoko.Filter.SortingCriteria": {
            Type: string;
            Next?: components["schemas"]["APIv3.Shoko.Filter.SortingCriteria"];
            IsInverted: boolean;
        };
        "APIv3.Shoko.Filter.SortingCriteriaHelp": {
            Type: string;
            Name: string;
            Description: string;
        };
        "APIv3.Shoko.Folder": {
            Path: string | null;
            /** @default false */
            IsAccessible: boolean;
            Sizes: components["schemas"]["APIv3.Shoko.ChildItems"];
        };
        "APIv3.Shoko.Group": {
            IDs: components["schemas"]["APIv3.Shoko.Group.GroupIDs"];
            SortName: string;
            Description: string;
            HasCustomName: boolean;
            HasCustomDescription: boolean;
            Images: components["schemas"]["APIv3.Images"];
            Sizes: components["schemas"]["APIv3.Shoko.GroupSizes"];
            /** Format: date-time */
            Created: string;
            /** Format: date-time */
            Updated: string;
            Name: string;
            /** Format: int32 */
            Size: number;
        };
        "APIv3.Shoko.Group.CreateOrUpdateGroupBody": {
            /** Format: int32 */
            ParentGroupID?: number | null;
            /** Format: int32 */
            PreferredSeriesID?: number | null;
            SeriesIDs?: number[] | null;
            GroupIDs?: number[] | null;
            Name?: string | null;
            Description?: string | null;
            HasCustomName?: boolean | null;
            HasCustomDescription?: boolean | null;
        };
        "APIv3.Shoko.Group.GroupIDs": {
            /** Format: int32 */
            PreferredSeries: number | null;
            /** Format: int32 */
            MainSeries: number;
            /** Format: int32 */
            MainAnime: number;
            /** Format: int32 */
            ParentGroup: number | null;
            /** Format: int32 */
            TopLevelGroup: number;
            /** Format: int32 */
            ID: number;
        };
        "APIv3.Shoko.GroupSizes": {
            SeriesTypes: components["schemas"]["APIv3.Shoko.GroupSizes.SeriesTypeCounts"];
            /** Format: int32 */
            SubGroups: number;
            /** Format: int32 */
            Hidden: number;
            FileSources: components["schemas"]["APIv3.Shoko.SeriesSizes.FileSourceCounts"];
            Local: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
            Watched: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
            Missing: components["schemas"]["APIv3.Shoko.SeriesSizes.ReducedEpisodeTypeCounts"];
            Total: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
        };
        "APIv3.Shoko.GroupSizes.SeriesTypeCounts": {
            /** Format: int32 */
            Unknown: number;
            /** Format: int32 */
            Other: number;
            /** Format: int32 */
            TV: number;
            /** Format: int32 */
            TVSpecial: number;
            /** Format: int32 */
            Web: number;
            /** Format: int32 */
            Movie: number;
            /** Format: int32 */
            OVA: number;
            /** Format: int32 */
            MusicVideo: number;
        };
        "APIv3.Shoko.ImportFolder": {
            /** Format: int32 */
            ID: number;
            WatchForNewFiles: boolean;
            DropFolderType: components["schemas"]["APIv3.Shoko.DropFolderType"];
            Path: string;
            /** Format: int64 */
            FileSize: number;
            Name: string;
            /** Format: int32 */
            Size: number;
        };
        "APIv3.Shoko.IntegrityCheck": {
            /** Format: int32 */
            ID: number;
            ImportFolderIDs?: number[];
            /** Format: int32 */
            Status: number;
            /** Format: date-time */
            CreatedAt: string;
        };
        "APIv3.Shoko.MediaInfo": {
            readonly Title: string | null;
            /** Format: date-span */
            readonly Duration: string;
            /** Format: int32 */
            readonly BitRate: number;
            /** Format: double */
            readonly FrameRate: number;
            /** Format: date-time */
            readonly Encoded: string | null;
            readonly IsStreamable: boolean;
            readonly FileExtension: string | null;
            readonly MediaContainer: string | null;
            /** Format: int32 */
            readonly MediaContainerVersion: number;
            readonly Video: components["schemas"]["APIv3.Shoko.MediaInfo.VideoStreamInfo"][];
            readonly Audio: components["schemas"]["APIv3.Shoko.MediaInfo.AudioStreamInfo"][];
            readonly Subtitles: components["schemas"]["APIv3.Shoko.MediaInfo.TextStreamInfo"][];
            readonly Chapters: components["schemas"]["APIv3.Shoko.MediaInfo.ChapterInfo"][];
        };
        "APIv3.Shoko.MediaInfo.AudioStreamInfo": {
            /** Format: int32 */
            readonly Channels: number;
            readonly ChannelLayout: string | null;
            /** Format: int32 */
            readonly SamplesPerFrame: number;
            /** Format: int32 */
            readonly SamplingRate: number;
            readonly CompressionMode: string | null;
            /** Format: int32 */
            readonly BitRate: number;
            readonly BitRateMode: string | null;
            /** Format: int32 */
            readonly BitDepth: number;
            /** Format: int32 */
            ID: number;
            UID: string | null;
            Title: string | null;
            /** Format: int32 */
            Order: number;
            IsDefault: boolean;
            IsForced: boolean;
            Language: components["schemas"]["APIv0.Abstraction.LanguageName"];
            readonly LanguageCode: string | null;
            Codec: components["schemas"]["APIv3.Shoko.MediaInfo.StreamCodecInfo"];
            Format: components["schemas"]["APIv3.Shoko.MediaInfo.StreamFormatInfo"];
        };
        "APIv3.Shoko.MediaInfo.ChapterInfo": {
            readonly Title?: string | null;
            Language: components["schemas"]["APIv0.Abstraction.LanguageName"];
            /** Format: date-span */
            readonly Timestamp: string;
        };
        "APIv3.Shoko.MediaInfo.StreamCodecInfo": {
            readonly Name?: string | null;
            readonly Simplified: string | null;
            readonly Raw: string | null;
        };
        "APIv3.Shoko.MediaInfo.StreamFormatInfo": {
            readonly Name: string | null;
            readonly Profile?: string | null;
            readonly Level?: string | null;
            readonly Settings?: string | null;
            readonly AdditionalFeatures?: string | null;
            readonly Endianness?: string | null;
            readonly Tier?: string | null;
            readonly Commercial?: string | null;
            readonly HDR?: string | null;
            readonly HDRCompatibility?: string | null;
            readonly CABAC: boolean | null;
            readonly BVOP: boolean | null;
            readonly QPel: boolean | null;
            readonly GMC?: string | null;
            /** Format: int32 */
            readonly ReferenceFrames?: number | null;
        };
        "APIv3.Shoko.MediaInfo.TextStreamInfo": {
            readonly SubTitle: string | null;
            readonly IsExternal: boolean;
            readonly ExternalFilename?: string | null;
            /** Format: int32 */
            ID: number;
            UID: string | null;
            Title: string | null;
            /** Format: int32 */
            Order: number;
            IsDefault: boolean;
            IsForced: boolean;
            Language: components["schemas"]["APIv0.Abstraction.LanguageName"];
            readonly LanguageCode: string | null;
            Codec: components["schemas"]["APIv3.Shoko.MediaInfo.StreamCodecInfo"];
            Format: components["schemas"]["APIv3.Shoko.MediaInfo.StreamFormatInfo"];
        };
        "APIv3.Shoko.MediaInfo.VideoStreamInfo": {
            /** Format: int32 */
            readonly Width: number;
            /** Format: int32 */
            readonly Height: number;
            readonly Resolution: string | null;
            /** Format: double */
            readonly PixelAspectRatio: number;
            /** Format: double */
            readonly FrameRate: number;
            readonly FrameRateMode: string | null;
            /** Format: int32 */
            readonly FrameCount: number;
            readonly ScanType: string | null;
            readonly ColorSpace: string | null;
            readonly ChromaSubsampling: string | null;
            readonly MatrixCoefficients?: string | null;
            /** Format: int32 */
            readonly BitRate: number;
            /** Format: int32 */
            readonly BitDepth: number;
            /** Format: int32 */
            ID: number;
            UID?: string | null;
            Title?: string | null;
            /** Format: int32 */
            Order: number;
            IsDefault: boolean;
            IsForced: boolean;
            Language: components["schemas"]["APIv0.Abstraction.LanguageName"];
            readonly LanguageCode?: string | null;
            Codec: components["schemas"]["APIv3.Shoko.MediaInfo.StreamCodecInfo"];
            Format: components["schemas"]["APIv3.Shoko.MediaInfo.StreamFormatInfo"];
        };
        "APIv3.Shoko.PlaylistItem": {
            Episode?: components["schemas"]["APIv3.Shoko.Episode"];
            readonly AdditionalEpisodes?: components["schemas"]["APIv3.Shoko.Episode"][];
            readonly Parts?: components["schemas"]["APIv3.Shoko.File"][];
        };
        "APIv3.Shoko.Queue": {
            /** Format: int32 */
            WaitingCount: number;
            /** Format: int32 */
            BlockedCount: number;
            /** Format: int32 */
            TotalCount: number;
            /** Format: int32 */
            ThreadCount: number;
            CurrentlyExecuting: components["schemas"]["APIv3.Shoko.Queue.QueueItem"][];
        };
        "APIv3.Shoko.Queue.QueueItem": {
            Key: string;
            Type: string;
            Title: string;
            Details: {
                [key: string]: unknown;
            };
            IsRunning: boolean;
            /** Format: date-time */
            StartTime: string | null;
            IsBlocked: boolean;
        };
        "APIv3.Shoko.Relocation.BatchRelocateBody": {
            FileIDs: number[];
            Config?: components["schemas"]["APIv3.Shoko.Relocation.RenamerConfig"];
        };
        "APIv3.Shoko.Relocation.RelocateBody": {
            /** Format: int32 */
            ImportFolderID: number;
            RelativePath: string;
            DeleteEmptyDirectories?: boolean;
        };
        "APIv3.Shoko.Relocation.RelocationResult": {
            /** Format: int32 */
            FileID: number;
            /** Format: int32 */
            FileLocationID?: number | null;
            ConfigName?: string | null;
            /** Format: int32 */
            ImportFolderID?: number | null;
            IsSuccess: boolean;
            IsRelocated: boolean | null;
            IsPreview: boolean | null;
            ErrorMessage?: string | null;
            RelativePath?: string | null;
            AbsolutePath?: string | null;
        };
        "APIv3.Shoko.Relocation.Renamer": {
            RenamerID: string | null;
            Version: string | null;
            Name: string | null;
            Description: string | null;
            Enabled: boolean;
            Settings: components["schemas"]["APIv3.Shoko.Relocation.SettingDefinition"][];
            DefaultSettings: components["schemas"]["APIv3.Shoko.Relocation.Setting"][];
        };
        "APIv3.Shoko.Relocation.RenamerConfig": {
            RenamerID: string | null;
            Name: string | null;
            Settings: components["schemas"]["APIv3.Shoko.Relocation.Setting"][];
        };
        "APIv3.Shoko.Relocation.Setting": {
            Name: string | null;
            Value: unknown;
        };
        "APIv3.Shoko.Relocation.SettingDefinition": {
            Name: string | null;
            Description: string | null;
            SettingType: components["schemas"]["APIv0.Abstraction.RenamerSettingType"];
            Language?: components["schemas"]["APIv0.Abstraction.CodeLanguage"];
            MinimumValue?: unknown;
            MaximumValue?: unknown;
        };
        "APIv3.Shoko.Series": {
            IDs: components["schemas"]["APIv3.Shoko.Series.SeriesIDs"];
            HasCustomName: boolean;
            Description: string | null;
            Images: components["schemas"]["APIv3.Images"];
            UserRating: components["schemas"]["APIv3.Rating"] | null;
            AirsOn: components["schemas"]["DayOfWeek"][];
            YearlySeasons: components["schemas"]["APIv3.YearlySeason"][];
            Links: components["schemas"]["APIv3.Resource"][];
            Sizes: components["schemas"]["APIv3.Shoko.SeriesSizes"];
            /** Format: date-time */
            Created: string;
            /** Format: date-time */
            Updated: string;
            AniDB?: components["schemas"]["APIv3.Anidb.Anime"];
            TMDB?: components["schemas"]["APIv3.Shoko.Series.TmdbData"];
            Name: string;
            /** Format: int32 */
            Size: number;
        };
        "APIv3.Shoko.Series.AddOrRemoveUserTagsBody": {
            IDs: number[];
        };
        "APIv3.Shoko.Series.AutoMatchSettings": {
            TMDB: boolean;
        };
        "APIv3.Shoko.Series.AutoMatchTmdbEpisodesBody": {
            /** Format: int32 */
            TmdbShowID?: number | null;
            /** Format: int32 */
            TmdbSeasonID?: number | null;
            /** @default true */
            KeepExisting?: boolean;
            ConsiderExistingOtherLinks?: boolean | null;
        };
        "APIv3.Shoko.Series.LinkCommonBody": {
            /** Format: int32 */
            ID: number;
            Replace?: boolean;
            Refresh?: boolean;
        };
        "APIv3.Shoko.Series.LinkMovieBody": {
            /** Format: int32 */
            EpisodeID: number;
            /** Format: int32 */
            ID: number;
            Replace?: boolean;
            Refresh?: boolean;
        };
        "APIv3.Shoko.Series.LinkShowBody": {
            /** Format: int32 */
            ID: number;
            Replace?: boolean;
            Refresh?: boolean;
        };
        "APIv3.Shoko.Series.OverrideTmdbEpisodeLinkBody": {
            /** Format: int32 */
            AniDBID: number;
            /** Format: int32 */
            TmdbID: number;
            Replace?: boolean;
            /** Format: int32 */
            Index?: number | null;
        };
        "APIv3.Shoko.Series.OverrideTmdbEpisodeMappingBody": {
            UnsetAll?: boolean;
            Mapping: components["schemas"]["APIv3.Shoko.Series.OverrideTmdbEpisodeLinkBody"][];
        };
        "APIv3.Shoko.Series.SearchResult": {
            ExactMatch: boolean;
            /** Format: int32 */
            Index: number;
            /** Format: double */
            Distance: number;
            /** Format: int32 */
            LengthDifference: number;
            Match: string | null;
            IDs: components["schemas"]["APIv3.Shoko.Series.SeriesIDs"];
            HasCustomName: boolean;
            Description: string | null;
            Images: components["schemas"]["APIv3.Images"];
            UserRating: components["schemas"]["APIv3.Rating"] | null;
            AirsOn: components["schemas"]["DayOfWeek"][];
            YearlySeasons: components["schemas"]["APIv3.YearlySeason"][];
            Links: components["schemas"]["APIv3.Resource"][];
            Sizes: components["schemas"]["APIv3.Shoko.SeriesSizes"];
            /** Format: date-time */
            Created: string;
            /** Format: date-time */
            Updated: string;
            AniDB?: components["schemas"]["APIv3.Anidb.Anime"];
            TMDB?: components["schemas"]["APIv3.Shoko.Series.TmdbData"];
            Name: string;
            /** Format: int32 */
            Size: number;
        };
        "APIv3.Shoko.Series.SeriesIDs": {
            /** Format: int32 */
            ParentGroup: number;
            /** Format: int32 */
            TopLevelGroup: number;
            /** Format: int32 */
            AniDB: number;
            TvDB: number[];
            IMDB: string[];
            TMDB: components["schemas"]["APIv3.Shoko.Series.SeriesIDs.TmdbSeriesIDs"];
            MAL: number[];
            /** Format: int32 */
            ID: number;
            TraktTv?: string[];
        };
        "APIv3.Shoko.Series.SeriesIDs.TmdbSeriesIDs": {
            Movie: number[];
            Show: number[];
        };
        "APIv3.Shoko.Series.TitleOverrideBody": {
            Title: string;
        };
        "APIv3.Shoko.Series.TmdbData": {
            Movies?: components["schemas"]["APIv3.Tmdb.Movie"][];
            Shows?: components["schemas"]["APIv3.Tmdb.Show"][];
        };
        "APIv3.Shoko.Series.UnlinkCommonBody": {
            /**
             * Format: int32
             * @default 0
             */
            ID?: number;
            Purge?: boolean;
        };
        "APIv3.Shoko.Series.UnlinkMovieBody": {
            /**
             * Format: int32
             * @default 0
             */
            EpisodeID?: number;
            /**
             * Format: int32
             * @default 0
             */
            ID?: number;
            Purge?: boolean;
        };
        "APIv3.Shoko.Series.WithEpisodeCount": {
            /** Format: int32 */
            EpisodeCount: number;
            IDs: components["schemas"]["APIv3.Shoko.Series.SeriesIDs"];
            HasCustomName: boolean;
            Description: string | null;
            Images: components["schemas"]["APIv3.Images"];
            UserRating: components["schemas"]["APIv3.Rating"] | null;
            AirsOn: components["schemas"]["DayOfWeek"][];
            YearlySeasons: components["schemas"]["APIv3.YearlySeason"][];
            Links: components["schemas"]["APIv3.Resource"][];
            Sizes: components["schemas"]["APIv3.Shoko.SeriesSizes"];
            /** Format: date-time */
            Created: string;
            /** Format: date-time */
            Updated: string;
            AniDB?: components["schemas"]["APIv3.Anidb.Anime"];
            TMDB?: components["schemas"]["APIv3.Shoko.Series.TmdbData"];
            Name: string;
            /** Format: int32 */
            Size: number;
        };
        "APIv3.Shoko.SeriesSizes": {
            /** Format: int32 */
            Hidden: number;
            FileSources: components["schemas"]["APIv3.Shoko.SeriesSizes.FileSourceCounts"];
            Local: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
            Watched: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
            Missing: components["schemas"]["APIv3.Shoko.SeriesSizes.ReducedEpisodeTypeCounts"];
            Total: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
        };
        "APIv3.Shoko.SeriesSizes.EpisodeTypeCounts": {
            /** Format: int32 */
            Unknown: number;
            /** Format: int32 */
            Episodes: number;
            /** Format: int32 */
            Specials: number;
            /** Format: int32 */
            Credits: number;
            /** Format: int32 */
            Trailers: number;
            /** Format: int32 */
            Parodies: number;
            /** Format: int32 */
            Others: number;
        };
        "APIv3.Shoko.SeriesSizes.FileSourceCounts": {
            /** Format: int32 */
            Unknown: number;
            /** Format: int32 */
            Other: number;
            /** Format: int32 */
            TV: number;
            /** Format: int32 */
            DVD: number;
            /** Format: int32 */
            BluRay: number;
            /** Format: int32 */
            Web: number;
            /** Format: int32 */
            VHS: number;
            /** Format: int32 */
            VCD: number;
            /** Format: int32 */
            LaserDisc: number;
            /** Format: int32 */
            Camera: number;
        };
        "APIv3.Shoko.SeriesSizes.ReducedEpisodeTypeCounts": {
            /** Format: int32 */
            Episodes: number;
            /** Format: int32 */
            Specials: number;
        };
        "APIv3.Shoko.ServerStatus": {
            StartupMessage: string | null;
            State: components["schemas"]["APIv3.Shoko.ServerStatus.StartupState"];
            /** Format: date-span */
            Uptime: string | null;
            DatabaseBlocked: components["schemas"]["APIv0.Shared.ServerState.DatabaseBlockedInfo"];
        };
        /** @enum {string} */
        "APIv3.Shoko.ServerStatus.StartupState": "Starting" | "Started" | "Failed" | "Waiting";
        "APIv3.Shoko.User": {
            /** Format: int32 */
            ID: number;
            Username: string;
            IsAdmin: boolean;
            CommunitySites: components["schemas"]["APIv3.Shoko.CommunitySite"][];
            RestrictedTags: number[];
            Avatar: string;
            PlexUsernames: string;
        };
        "APIv3.Shoko.User.ChangePasswordBody": {
            Password: string;
            /** @default true */
            RevokeAPIKeys?: boolean;
        };
        "APIv3.Shoko.User.CreateOrUpdateUserBody": {
            Username?: string | null;
            IsAdmin?: boolean | null;
            CommunitySites?: components["schemas"]["APIv3.Shoko.CommunitySite"][] | null;
            RestrictedTags?: number[] | null;
            Avatar?: string | null;
            PlexUsernames?: string | null;
        };
        "APIv3.Shoko.User.CreateUserBody": {
            Password: string;
            Username?: string | null;
            IsAdmin?: boolean | null;
            CommunitySites?: components["schemas"]["APIv3.Shoko.CommunitySite"][] | null;
            RestrictedTags?: number[] | null;
            Avatar?: string | null;
            PlexUsernames?: string | null;
        };
        "APIv3.Shoko.WebUI.WebUIAddThemeBody": {
            /** Format: uri */
            URL: string;
            Preview?: boolean;
        };
        "APIv3.Shoko.WebUI.WebUIGroupExtra": {
            /** Format: int32 */
            ID: number;
            Type: components["schemas"]["APIv3.Anidb.AnimeType"];
            Rating: components["schemas"]["APIv3.Rating"];
            /** Format: date */
            AirDate: string | null;
            /** Format: date */
            EndDate: string | null;
            Tags: components["schemas"]["APIv3.Tag"][];
        };
        "APIv3.Shoko.WebUI.WebUIGroupViewBody": {
            GroupIDs: number[];
            TagFilter?: components["schemas"]["APIv0.Shared.TagFilter"];
            /** Format: int32 */
            TagLimit?: number;
            OrderByName?: boolean;
        };
        "APIv3.Shoko.WebUI.WebUISeriesExtra": {
            /** Format: date-span */
            RuntimeLength: string | null;
            FirstAirSeason: string | null;
            Studios: components["schemas"]["APIv3.Role.Person"][];
            Producers: components["schemas"]["APIv3.Role.Person"][];
            SourceMaterial: string | null;
        };
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary": {
            Overview: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.FileSummaryOverview"];
            Groups: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeGroupSummary"][];
            MissingEpisodes: components["schemas"]["APIv3.Anidb.Episode"][];
        };
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeDetails": {
            /** Format: int32 */
            EpisodeID: number;
            /** Format: int32 */
            FileID: number;
            Type: components["schemas"]["APIv3.Anidb.EpisodeType"];
            /** Format: int32 */
            Number: number;
            /** Format: int64 */
            Size: number;
            ED2K: string | null;
        };
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeGroupSummary": {
            GroupName?: string | null;
            GroupNameShort?: string | null;
            /** Format: int32 */
            FileVersion?: number | null;
            FileSource?: components["schemas"]["APIv3.Shoko.FileSource"];
            FileLocation?: string | null;
            FileIsDeprecated?: boolean | null;
            /** Format: int32 */
            ImportFolder?: number | null;
            ED2K?: string | null;
            VideoCodecs?: string | null;
            /** Format: int32 */
            VideoBitDepth?: number | null;
            VideoResolution?: string | null;
            /** Format: int32 */
            VideoWidth?: number | null;
            /** Format: int32 */
            VideoHeight?: number | null;
            VideoHasChapters?: boolean | null;
            AudioCodecs?: string | null;
            AudioLanguages?: string[];
            /** Format: int32 */
            AudioStreamCount?: number | null;
            SubtitleCodecs?: string | null;
            SubtitleLanguages?: string[];
            /** Format: int32 */
            SubtitleStreamCount?: number | null;
            RangeByType: {
                Unknown?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
                Other?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
                Episode?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
                Special?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
                Trailer?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
                Credits?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
                Parody?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
            } | null;
            Episodes?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeDetails"][];
            Locations?: components["schemas"]["APIv3.Shoko.File.Location"][];
        };
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType": {
            /** Format: int32 */
            Count: number;
            Range: string | null;
            /** Format: int64 */
            FileSize: number;
        };
        /** @enum {string} */
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.FileSummaryGroupByCriteria": "GroupName" | "FileVersion" | "FileSource" | "FileLocation" | "VideoCodecs" | "VideoBitDepth" | "VideoResolution" | "AudioCodecs" | "AudioLanguages" | "AudioStreamCount" | "SubtitleCodecs" | "SubtitleLanguages" | "SubtitleStreamCount" | "VideoHasChapters" | "FileIsDeprecated" | "ImportFolder" | "ED2K" | "MultipleLocations";
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.FileSummaryOverview": {
            /** Format: int64 */
            TotalFileSize: number;
            ReleaseGroups: string[];
            SourcesByType: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.SourcesByType"][];
        };
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.SourceGrouping": {
            Type: components["schemas"]["APIv3.Shoko.FileSource"];
            /** Format: int32 */
            Count: number;
        };
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.SourcesByType": {
            Type: components["schemas"]["APIv3.Anidb.EpisodeType"];
            Sources: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.SourceGrouping"][];
        };
        "APIv3.Shoko.WebUI.WebUITheme": {
            ID?: string | null;
            Name?: string | null;
            Description?: string | null;
            Author?: string | null;
            IsPreview: boolean;
            IsInstalled: boolean;
            Version?: string | null;
            Tags?: string[];
            URL?: string | null;
            CSS?: string | null;
        };
        "APIv3.Studio": {
            /** Format: int32 */
            ID: number;
            Name: string | null;
            CountryOfOrigin: string | null;
            /** Format: int32 */
            Size: number;
            Logos: components["schemas"]["APIv3.Image"][];
            Source: components["schemas"]["APIv3.DataSource"];
        };
        "APIv3.Tag": {
            /** Format: int32 */
            ID: number;
            /** Format: int32 */
            ParentID: number | null;
            Name: string;
            Description?: string | null;
            IsVerified?: boolean | null;
            IsSpoiler: boolean;
            IsLocalSpoiler?: boolean | null;
            /** Format: int32 */
            Weight?: number | null;
            /** Format: int32 */
            Size?: number | null;
            /** Format: date-time */
            LastUpdated?: string | null;
            Source: string;
        };
        "APIv3.Tag.CreateOrUpdateCustomTagBody": {
            Name?: string | null;
            Description?: string | null;
        };
        "APIv3.Title": {
            Name: string;
            Language: string;
            Type: components["schemas"]["APIv0.Abstraction.TitleType"];
            Default: boolean;
            Preferred: boolean;
            Source: string;
        };
        "APIv3.Tmdb.BulkFetchBody_APIv3.Tmdb.Episode.IncludeDetails_": {
            IDs: number[];
            Include?: components["schemas"]["APIv3.Tmdb.Episode.IncludeDetails"][] | null;
            Language?: components["schemas"]["APIv0.Abstraction.LanguageName"][] | null;
        };
        "APIv3.Tmdb.BulkFetchBody_APIv3.Tmdb.Movie.IncludeDetails_": {
            IDs: number[];
            Include?: components["schemas"]["APIv3.Tmdb.Movie.IncludeDetails"][] | null;
            Language?: components["schemas"]["APIv0.Abstraction.LanguageName"][] | null;
        };
        "APIv3.Tmdb.BulkFetchBody_APIv3.Tmdb.Show.IncludeDetails_": {
            IDs: number[];
            Include?: components["schemas"]["APIv3.Tmdb.Show.IncludeDetails"][] | null;
            Language?: components["schemas"]["APIv0.Abstraction.LanguageName"][] | null;
        };
        "APIv3.Tmdb.BulkSearchBody": {
            IDs: number[];
        };
        /** @enum {string} */
        "APIv3.Tmdb.CrossReferenceExportType": "None" | "Movie" | "Show" | "Episode";
        "APIv3.Tmdb.DownloadImagesBody": {
            Force?: boolean;
            Immediate?: boolean;
        };
        "APIv3.Tmdb.Episode": {
            /** Format: int32 */
            ID: number;
            SeasonID: string | null;
            /** Format: int32 */
            ShowID: number;
            AlternateOrderingID: string | null;
            /** Format: int32 */
            TvdbEpisodeID: number | null;
            Title: string | null;
            Titles?: components["schemas"]["APIv3.Title"][];
            Overview: string | null;
            Overviews?: components["schemas"]["APIv3.Overview"][];
            IsHidden: boolean;
            /** Format: int32 */
            EpisodeNumber: number;
            /** Format: int32 */
            SeasonNumber: number;
            UserRating: components["schemas"]["APIv3.Rating"];
            /** Format: date-span */
            Runtime: string | null;
            Images?: components["schemas"]["APIv3.Images"];
            Cast?: components["schemas"]["APIv3.Role"][];
            Crew?: components["schemas"]["APIv3.Role"][];
            Ordering?: components["schemas"]["APIv3.Tmdb.Episode.OrderingInformation"][];
            CrossReferences?: components["schemas"]["APIv3.Tmdb.Episode.CrossReference"][];
            FileCrossReferences?: components["schemas"]["APIv3.Shoko.FileCrossReference"][];
            /** Format: date */
            AiredAt: string | null;
            /** Format: date-time */
            CreatedAt: string;
            /** Format: date-time */
            LastUpdatedAt: string;
        };
        "APIv3.Tmdb.Episode.CrossReference": {
            /** Format: int32 */
            AnidbAnimeID: number;
            /** Format: int32 */
            AnidbEpisodeID: number;
            /** Format: int32 */
            TmdbShowID: number;
            /** Format: int32 */
            TmdbEpisodeID: number;
            /** Format: int32 */
            Index: number;
            Rating: string | null;
        };
        /** @enum {string} */
        "APIv3.Tmdb.Episode.IncludeDetails": "None" | "Titles" | "Overviews" | "Images" | "Ordering" | "CrossReferences" | "Cast" | "Crew" | "FileCrossReferences";
        "APIv3.Tmdb.Episode.OrderingInformation": {
            OrderingID?: string | null;
            OrderingType: components["schemas"]["APIv0.Tmdb.AlternateOrderingType"];
            OrderingName?: string | null;
            SeasonID?: string | null;
            SeasonName?: string | null;
            /** Format: int32 */
            SeasonNumber: number;
            /** Format: int32 */
            EpisodeNumber: number;
            IsDefault: boolean;
            IsPreferred: boolean;
            InUse: boolean;
        };
        "APIv3.Tmdb.Episode.SetHiddenStateForTmdbEpisodeByEpisodeIDRequestBody": {
            /** @default true */
            Value?: boolean;
        };
        "APIv3.Tmdb.ExportBody": {
            /** Format: int32 */
            AnidbEpisodeID?: number | null;
            /** Format: int32 */
            AnidbAnimeID?: number | null;
            /** Format: int32 */
            TmdbShowID?: number | null;
            /** Format: int32 */
            TmdbEpisodeID?: number | null;
            /** Format: int32 */
            TmdbMovieID?: number | null;
            Automatic?: components["schemas"]["APIv3.IncludeOnlyFilter"];
            WithEpisodes?: components["schemas"]["APIv3.IncludeOnlyFilter"];
            IncludeComments?: boolean;
            SectionSet?: components["schemas"]["APIv3.Tmdb.CrossReferenceExportType"][] | null;
            readonly MovieFilerEnabled?: boolean;
            readonly EpisodeFilterEnabled?: boolean;
            readonly ShowFilterEnabled?: boolean;
        };
        "APIv3.Tmdb.Movie": {
            /** Format: int32 */
            ID: number;
            /** Format: int32 */
            CollectionID: number | null;
            ImdbMovieID: string | null;
            Title: string | null;
            Titles?: components["schemas"]["APIv3.Title"][];
            Overview: string | null;
            Overviews?: components["schemas"]["APIv3.Overview"][];
            OriginalLanguage: string | null;
            IsRestricted: boolean;
            IsVideo: boolean;
            UserRating: components["schemas"]["APIv3.Rating"];
            /** Format: date-span */
            Runtime: string | null;
            Genres: string[];
            Keywords?: string[];
            ContentRatings?: components["schemas"]["APIv3.ContentRating"][];
            Studios?: components["schemas"]["APIv3.Studio"][];
            ProductionCountries?: {
                [key: string]: string;
            } | null;
            Images?: components["schemas"]["APIv3.Images"];
            Cast?: components["schemas"]["APIv3.Role"][];
            Crew?: components["schemas"]["APIv3.Role"][];
            YearlySeasons?: components["schemas"]["APIv3.YearlySeason"][];
            CrossReferences?: components["schemas"]["APIv3.Tmdb.Movie.CrossReference"][];
            FileCrossReferences?: components["schemas"]["APIv3.Shoko.FileCrossReference"][];
            /** Format: date */
            ReleasedAt: string | null;
            /** Format: date-time */
            CreatedAt: string;
            /** Format: date-time */
            LastUpdatedAt: string;
        };
        "APIv3.Tmdb.Movie.Collection": {
            /** Format: int32 */
            ID: number;
            Title?: string | null;
            Titles?: components["schemas"]["APIv3.Title"][];
            Overview?: string | null;
            Overviews?: components["schemas"]["APIv3.Overview"][];
            /** Format: int32 */
            MovieCount: number;
            Images?: components["schemas"]["APIv3.Images"];
            /** Format: date-time */
            CreatedAt: string;
            /** Format: date-time */
            LastUpdatedAt: string;
        };
        /** @enum {string} */
        "APIv3.Tmdb.Movie.Collection.IncludeDetails": "None" | "Titles" | "Overviews" | "Images";
        "APIv3.Tmdb.Movie.CrossReference": {
            /** Format: int32 */
            AnidbAnimeID: number;
            /** Format: int32 */
            AnidbEpisodeID: number;
            /** Format: int32 */
            TmdbMovieID: number;
            Rating?: string | null;
        };
        /** @enum {string} */
        "APIv3.Tmdb.Movie.IncludeDetails": "None" | "Titles" | "Overviews" | "Images" | "CrossReferences" | "Cast" | "Crew" | "Studios" | "ContentRatings" | "FileCrossReferences" | "Keywords" | "ProductionCountries" | "YearlySeasons";
        "APIv3.Tmdb.RefreshMovieBody": {
            Force?: boolean;
            /** @default true */
            DownloadImages?: boolean;
            DownloadCrewAndCast?: boolean | null;
            DownloadCollections?: boolean | null;
            Immediate?: boolean;
            SkipIfExists?: boolean;
        };
        "APIv3.Tmdb.RefreshShowBody": {
            Force?: boolean;
            /** @default true */
            DownloadImages?: boolean;
            DownloadCrewAndCast?: boolean | null;
            DownloadAlternateOrdering?: boolean | null;
            Immediate?: boolean;
            QuickRefresh?: boolean;
        };
        "APIv3.Tmdb.Search.AutoMatchResult": {
            /** Format: int32 */
            AnimeID: number;
            /** Format: int32 */
            EpisodeID?: number | null;
            IsLocal: boolean;
            IsRemote: boolean;
            IsMovie: boolean;
            Movie?: components["schemas"]["APIv3.Tmdb.Search.RemoteSearchMovie"];
            Show?: components["schemas"]["APIv3.Tmdb.Search.RemoteSearchShow"];
        };
        "APIv3.Tmdb.Search.RemoteSearchMovie": {
            /** Format: int32 */
            ID: number;
            Title?: string | null;
            OriginalTitle?: string | null;
            OriginalLanguage?: string | null;
            Overview?: string | null;
            IsRestricted: boolean;
            IsVideo: boolean;
            /** Format: date */
            ReleasedAt?: string | null;
            Poster?: string | null;
            Backdrop?: string | null;
            UserRating?: components["schemas"]["APIv3.Rating"];
            Genres?: string[];
        };
        "APIv3.Tmdb.Search.RemoteSearchShow": {
            /** Format: int32 */
            ID: number;
            Title?: string | null;
            OriginalTitle?: string | null;
            OriginalLanguage?: string | null;
            Overview?: string | null;
            /** Format: date */
            FirstAiredAt?: string | null;
            Poster?: string | null;
            Backdrop?: string | null;
            UserRating?: components["schemas"]["APIv3.Rating"];
            Genres?: string[];
        };
        "APIv3.Tmdb.Season": {
            ID: string | null;
            /** Format: int32 */
            ShowID: number;
            AlternateOrderingID: string | null;
            Title: string | null;
            Titles?: components["schemas"]["APIv3.Title"][];
            Overview: string | null;
            Overviews?: components["schemas"]["APIv3.Overview"][];
            Images?: components["schemas"]["APIv3.Images"];
            Cast?: components["schemas"]["APIv3.Role"][];
            Crew?: components["schemas"]["APIv3.Role"][];
            DaysOfWeek?: components["schemas"]["DayOfWeek"][];
            YearlySeasons?: components["schemas"]["APIv3.YearlySeason"][];
            /** Format: int32 */
            SeasonNumber: number;
            /** Format: int32 */
            EpisodeCount: number;
            /** Format: int32 */
            HiddenEpisodeCount: number;
            IsLocked: boolean;
            /** Format: date-time */
            CreatedAt: string;
            /** Format: date-time */
            LastUpdatedAt: string;
        };
        /** @enum {string} */
        "APIv3.Tmdb.Season.IncludeDetails": "None" | "Titles" | "Overviews" | "Images" | "Cast" | "Crew" | "YearlySeasons" | "DaysOfWeek";
        "APIv3.Tmdb.SetPreferredOrderingBody": {
            AlternateOrderingID: string;
        };
        "APIv3.Tmdb.Show": {
            /** Format: int32 */
            ID: number;
            AlternateOrderingID: string | null;
            /** Format: int32 */
            TvdbID: number | null;
            Title: string | null;
            Titles?: components["schemas"]["APIv3.Title"][];
            Overview: string | null;
            Overviews?: components["schemas"]["APIv3.Overview"][];
            OriginalLanguage: string | null;
            IsRestricted: boolean;
            UserRating: components["schemas"]["APIv3.Rating"];
            Genres: string[];
            Keywords?: string[];
            ContentRatings?: components["schemas"]["APIv3.ContentRating"][];
            Studios?: components["schemas"]["APIv3.Studio"][];
            ProductionCountries?: {
                [key: string]: string;
            } | null;
            Networks?: components["schemas"]["APIv3.Network"][];
            Images?: components["schemas"]["APIv3.Images"];
            Cast?: components["schemas"]["APIv3.Role"][];
            Crew?: components["schemas"]["APIv3.Role"][];
            DaysOfWeek?: components["schemas"]["DayOfWeek"][];
            YearlySeasons?: components["schemas"]["APIv3.YearlySeason"][];
            /** Format: int32 */
            EpisodeCount: number;
            /** Format: int32 */
            HiddenEpisodeCount: number;
            /** Format: int32 */
            SeasonCount: number;
            /** Format: int32 */
            AlternateOrderingCount: number;
            Ordering?: components["schemas"]["APIv3.Tmdb.Show.OrderingInformation"][];
            CrossReferences?: components["schemas"]["APIv3.Tmdb.Show.CrossReference"][];
            /** Format: date */
            FirstAiredAt: string | null;
            /** Format: date */
            LastAiredAt: string | null;
            /** Format: date-time */
            CreatedAt: string;
            /** Format: date-time */
            LastUpdatedAt: string;
        };
        "APIv3.Tmdb.Show.CrossReference": {
            /** Format: int32 */
            AnidbAnimeID: number;
            /** Format: int32 */
            TmdbShowID: number;
            Rating?: string | null;
        };
        /** @enum {string} */
        "APIv3.Tmdb.Show.IncludeDetails": "None" | "Titles" | "Overviews" | "Images" | "Ordering" | "CrossReferences" | "Cast" | "Crew" | "Studios" | "Networks" | "ContentRatings" | "Keywords" | "ProductionCountries" | "YearlySeasons" | "DaysOfWeek";
        "APIv3.Tmdb.Show.OrderingInformation": {
            OrderingID: string | null;
            OrderingType?: components["schemas"]["APIv0.Tmdb.AlternateOrderingType"];
            OrderingName: string | null;
            /** Format: int32 */
            EpisodeCount: number;
            /** Format: int32 */
            HiddenEpisodeCount: number;
            /** Format: int32 */
            SeasonCount: number;
            IsDefault: boolean;
            IsPreferred: boolean;
            InUse: boolean;
        };
        "APIv3.Vote": {
            /** Format: double */
            Value: number;
            /**
             * Format: int32
             * @default 10
             */
            MaxValue?: number;
            Type?: string | null;
        };
        "APIv3.YearlySeason": {
            /** Format: int32 */
            Year: number;
            AnimeSeason: components["schemas"]["APIv0.Settings.AnimeSeason"];
        };
        "AspNetCore.JsonPatch.Operations.Operation": {
            value?: unknown;
            path?: string | null;
            op?: string | null;
            from?: string | null;
        };
        "AspNetCore.Mvc.ProblemDetails": {
            Type?: string | null;
            Title?: string | null;
            /** Format: int32 */
            Status?: number | null;
            Detail?: string | null;
            Instance?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @enum {string} */
        DayOfWeek: "Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday";
        "IAsyncEnumerable_APIv3.Shoko.Relocation.RelocationResult_": components["schemas"]["APIv3.Shoko.Relocation.RelocationResult"][];
        /** @enum {string} */
        "IO.DriveType": "Unknown" | "NoRootDirectory" | "Removable" | "Fixed" | "Network" | "CDRom" | "Ram";
        "APIv0.AuthResult": {
            apikey: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
