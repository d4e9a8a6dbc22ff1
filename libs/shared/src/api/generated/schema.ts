// Written by `npm run generate-types` from contract/5.3 and contract/6.0. Not edited by hand.

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
            /** Format: date-time */
            ExpiresAt?: string | null;
        };
        "APIv0.AuthUser": {
            user: string;
            pass: string;
            device: string;
            /**
             * @description Optional token expiration. Accepted formats:
             *
             *     - A simple duration string (e.g. `"7d"`, `"24h"`, `"30m"`)
             *     - An ISO 8601 duration (e.g. `"P7D"`, `"PT24H"`)
             *     - An ISO 8601 absolute datetime (e.g. `"2026-07-01T00:00:00Z"`)
             *
             *     If omitted or null, the token will not expire.
             */
            expires?: string | null;
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
            /**
             * Format: int32
             * @description Max concurrent hashing jobs to run in AVDump at the same time.
             */
            MaxConcurrency: number;
            /**
             * Format: int32
             * @description Sets the timeout for a creq upload before retrying or bailing.
             */
            CreqTimeout: number;
            /**
             * Format: int32
             * @description Sets the max retry attempts for a creq upload before bailing.
             */
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
        "APIv0.Settings.AniDbSettings": components["schemas"]["APIv0.Settings.AniDbSettings.before6"] | components["schemas"]["APIv0.Settings.AniDbSettings.since6"];
        "APIv0.Settings.AniDbSettings.before6": {
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
        "APIv0.Settings.AniDbSettings.since6": {
            /** @description AniDB username. */
            Username: string | null;
            /** @description AniDB password. */
            Password: string | null;
            /** @description Download character images from AniDB. */
            DownloadCharacters: boolean;
            /**
             * @description Download creator images and extra data from AniDB. The extra data is
             *     needed for staff to get images and to properly detect studios among
             *     other staff, etc..
             */
            DownloadCreators: boolean;
            /**
             * @description Always download related anime, regardless of if the auto-group setting
             *     is enabled.
             */
            DownloadRelatedAnime: boolean;
            /**
             * Format: int32
             * @description Max relation depth when scheduling anime to be updated/fetched.
             */
            MaxRelationDepth: number;
            /**
             * Format: int32
             * @description The minimum number of hours to wait before attempting to re-downloading
             *     an AniDB anime.
             * @default 24
             */
            MinimumHoursToRedownloadAnimeInfo: number;
            /** @description Automatically create a Shoko Series for each AniDB anime. */
            AutomaticallyImportSeries: boolean;
            MyList_AddFiles: boolean;
            MyList_ReadWatched: boolean;
            MyList_ReadUnwatched: boolean;
            MyList_SetWatched: boolean;
            MyList_SetUnwatched: boolean;
            MyList_StorageState: components["schemas"]["APIv0.Anidb.MyList_State"];
            MyList_DeleteType: components["schemas"]["APIv0.Anidb.FileDeleteType"];
            /**
             * Format: int32
             * @description Number of days to retain backups of the downloaded MyList for the user.
             */
            MyList_RetainedBackupCount: number;
            Calendar_UpdateFrequency: components["schemas"]["APIv0.Shared.ScheduledUpdateFrequency"];
            Anime_UpdateFrequency: components["schemas"]["APIv0.Shared.ScheduledUpdateFrequency"];
            File_UpdateFrequency: components["schemas"]["APIv0.Shared.ScheduledUpdateFrequency"];
            MyList_UpdateFrequency: components["schemas"]["APIv0.Shared.ScheduledUpdateFrequency"];
            Notification_UpdateFrequency: components["schemas"]["APIv0.Shared.ScheduledUpdateFrequency"];
            /** @description Handle 'File has been moved' messages from AniDB. */
            Notification_HandleMovedFiles: boolean;
            /**
             * Format: uri
             * @description The base URL or URL template for the image CDN to use.
             */
            ImageCdnUrl: string | null;
            /**
             * Format: uri
             * @description The full URL for where to fetch the title cache used for the "remote"
             *     AniDB search capabilities within Shoko.
             */
            TitleCacheUrl: string | null;
            /**
             * Format: uri
             * @description HTTP API server to communicate with.
             */
            HTTPServerUrl: string;
            HTTPRateLimit: components["schemas"]["APIv0.Settings.AnidbRateLimitSettings"];
            /** @description UDP server to communicate with. */
            UDPServerAddress: string | null;
            /**
             * Format: int32
             * @description UDP server port to communicate with.
             */
            UDPServerPort: number;
            /**
             * Format: int32
             * @description UDP client port to communicate with.
             */
            ClientPort: number;
            /**
             * Format: int32
             * @description How often to ping the UDP server to keep the session alive.
             */
            UDPPingFrequency: number;
            UDPRateLimit: components["schemas"]["APIv0.Settings.AnidbRateLimitSettings"];
            /**
             * @description The API key to use when using AVDump to dump files for AniDB. The key is
             *     created on their site and is separate from the username and password.
             */
            AVDumpKey: string | null;
            /**
             * Format: int32
             * @description The client port to prefer binding to when using AVDump to dump files for
             *     AniDB.
             */
            AVDumpClientPort: number;
            AVDump: components["schemas"]["APIv0.Settings.AVDumpSettings"];
        };
        /** @description Settings for rate limiting the Anidb provider. */
        "APIv0.Settings.AnidbRateLimitSettings": {
            /**
             * Format: int32
             * @description Base rate in seconds for request and the multipliers.
             */
            BaseRateInSeconds: number;
            /**
             * Format: int32
             * @description Slow rate multiplier applied to the <seealso cref="P:Shoko.Server.Settings.AnidbRateLimitSettings.BaseRateInSeconds">Base Rate</seealso>.
             */
            SlowRateMultiplier: number;
            /**
             * Format: int32
             * @description Slow rate period multiplier applied to the <seealso cref="P:Shoko.Server.Settings.AnidbRateLimitSettings.BaseRateInSeconds">Base Rate</seealso>.
             */
            SlowRatePeriodMultiplier: number;
            /**
             * Format: int32
             * @description Reset period multiplier applied to the <seealso cref="P:Shoko.Server.Settings.AnidbRateLimitSettings.BaseRateInSeconds">Base Rate</seealso>.
             */
            ResetPeriodMultiplier: number;
        };
        /** @enum {string} */
        "APIv0.Settings.AnimeSeason": "Winter" | "Spring" | "Summer" | "Fall";
        "APIv0.Settings.ConnectivitySettings": components["schemas"]["APIv0.Settings.ConnectivitySettings.before6"] | components["schemas"]["APIv0.Settings.ConnectivitySettings.since6"];
        "APIv0.Settings.ConnectivitySettings.before6": {
            DisabledMonitorServices: string[];
        };
        "APIv0.Settings.ConnectivitySettings.since6": {
            MonitorDefinitions: components["schemas"]["APIv0.Settings.ConnectivityMonitorDefinition"][] | null;
        };
        /** @enum {string} */
        "APIv0.Settings.DataSourceType": "None" | "AniDB" | "TvDB" | "TMDB" | "Trakt" | "MAL" | "AniList" | "Animeshon" | "Kitsu" | "Shoko" | "User";
        "APIv0.Settings.DatabaseSettings": components["schemas"]["APIv0.Settings.DatabaseSettings.before6"] | components["schemas"]["APIv0.Settings.DatabaseSettings.since6"];
        "APIv0.Settings.DatabaseSettings.before6": {
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
        "APIv0.Settings.DatabaseSettings.since6": {
            Type: components["schemas"]["APIv0.Shared.Constants.DatabaseType"];
            /** @description File name of the SQLite database file. */
            SQLite_DatabaseFile: string | null;
            /** @description Directory where the SQLite database file is stored. */
            MySqliteDirectory: string | null;
            /**
             * @description SQL Server or MySQL/MariaDB host address, optionally with port if it's
             *     not the default port for the database type.
             */
            Host: string | null;
            /** @description SQL Server or MySQL/MariaDB username. */
            Username: string | null;
            /** @description SQL Server or MySQL/MariaDB password. */
            Password: string | null;
            /** @description SQL Server or MySQL/MariaDB database name. */
            Schema: string | null;
            /** @description Advanced SQL Server or MySQL/MariaDB connection string. */
            OverrideConnectionString: string | null;
            /** @description Directory for where to store the backups during database migrations. */
            DatabaseBackupDirectory: string | null;
            /** @description Log SQL statements to standard output. They will not appear in the log file or Web UI live log. */
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
        "APIv0.Settings.IServerSettings": components["schemas"]["APIv0.Settings.IServerSettings.before6"] | components["schemas"]["APIv0.Settings.IServerSettings.since6"];
        "APIv0.Settings.IServerSettings.before6": {
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
        "APIv0.Settings.IServerSettings.since6": {
            /**
             * @description Path where the images are stored. If set to `null` then it will use
             *     the default location.
             */
            ImagesPath: string | null;
            /** @description The culture to use when formatting strings. */
            Culture: string | null;
            /** @description Indicates this the first time the server has been started. */
            FirstRun: boolean;
            /** @description Auto group series based on the detected relation. */
            AutoGroupSeries: boolean;
            /** @description The list of relation types to exclude from auto grouping. */
            AutoGroupSeriesRelationExclusions: string[];
            /** @description Use the score algorithm for auto grouping. */
            AutoGroupSeriesUseScoreAlgorithm: boolean;
            Image: components["schemas"]["APIv0.Settings.ImageSettings"];
            /**
             * Format: int32
             * @description The timeout in seconds for the caching database.
             */
            CachingDatabaseTimeout: number;
            /**
             * Format: int32
             * @description Minimum number of .NET thread pool worker/I-O completion threads to
             *     keep warm. Set to 0 to leave the runtime's own default untouched.
             *     Positive values are used directly. Negative values are treated as a
             *     multiplier against the CPU count, offset by one, e.g. -1 means CPU
             *     count x 2, -2 means CPU count x 3, up to -9 meaning CPU count x 10.
             */
            ThreadPoolMinThreads: number;
            Database: components["schemas"]["APIv0.Settings.DatabaseSettings"];
            Queue: components["schemas"]["APIv0.Settings.QueueProcessorSettings"];
            Connectivity: components["schemas"]["APIv0.Settings.ConnectivitySettings"];
            Language: components["schemas"]["APIv0.Settings.LanguageSettings"];
            AniDb: components["schemas"]["APIv0.Settings.AniDbSettings"];
            TMDB: components["schemas"]["APIv0.Settings.TMDBSettings"];
            Import: components["schemas"]["APIv0.Settings.ImportSettings"];
            Plex: components["schemas"]["APIv0.Settings.PlexSettings"];
            Plugins: components["schemas"]["APIv0.Settings.PluginSettings"];
            ReleaseComparisonPreferences: components["schemas"]["APIv0.Settings.ReleaseComparisonPreferences"];
            Logging: components["schemas"]["APIv0.Settings.LoggingSettings"];
            Linux: components["schemas"]["APIv0.Settings.LinuxSettings"];
            Web: components["schemas"]["APIv0.Settings.WebSettings"];
            /** @description The web UI settings, as a stringified JSON object. */
            WebUI_Settings: string;
            /** @description Dump the settings to the log file on startup. */
            DumpSettingsOnStart: boolean;
            /** @description Opt out of sending error reports to Sentry. */
            SentryOptOut: boolean;
            /** Format: int32 */
            SettingsVersion: number;
        };
        "APIv0.Settings.ImportSettings": components["schemas"]["APIv0.Settings.ImportSettings.before6"] | components["schemas"]["APIv0.Settings.ImportSettings.since6"];
        "APIv0.Settings.ImportSettings.before6": {
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
        "APIv0.Settings.ImportSettings.since6": {
            /**
             * @description List of video file extensions to import.
             * @default [
             *       "MKV",
             *       "AVI",
             *       "MP4",
             *       "MOV",
             *       "OGM",
             *       "WMV",
             *       "MPG",
             *       "MPEG",
             *       "MK3D",
             *       "M4V"
             *     ]
             */
            VideoExtensions: string[];
            /**
             * @description List of regular expression patterns to exclude any files that match on the full path.
             * @default [
             *       "[\\\\\\/]\\$RECYCLE\\.BIN[\\\\\\/]",
             *       "[\\\\\\/]\\.Recycle\\.Bin[\\\\\\/]",
             *       "[\\\\\\/]\\.Trash-\\d+[\\\\\\/]"
             *     ]
             */
            Exclude: string[];
            /** @description Run the import scheduled task on startup. */
            RunOnStart: boolean;
            /** @description Scan all source managed folders on server startup. */
            ScanDropFoldersOnStart: boolean;
            /**
             * @description Determines if we should clean up the managed folder structure when doing
             *     a scan of the folder by default if it's not overridden on a per job
             *     basis.
             */
            CleanUpStructure: boolean;
            /**
             * @description Check the file size when scanning managed folders. This has a higher
             *     cost than not checking the file size, as it will check the file size on
             *     EVERY file in the folder at the path to scan.
             */
            CheckFileSize: boolean;
            /**
             * Format: int32
             * @description Max auto-scan attempts per file for unrecognized files.
             * @default 15
             */
            MaxAutoScanAttemptsPerFile: number;
            /** @description Use the existing episode watched status when importing files. */
            UseExistingFileWatchedStatus: boolean;
            /** @description Automatically delete duplicate files on import after hashing them. */
            AutomaticallyDeleteDuplicatesOnImport: boolean;
            /**
             * @description Check if a file is currently being written to when reacting to events in the file watcher.
             * @default true
             */
            FileLockChecking: boolean;
            /**
             * Format: int32
             * @description Time between each check to see if a file is currently being written to.
             * @default 4000
             */
            FileLockWaitTimeMS: number;
            /**
             * @description For file systems without proper locking, with this option enabled, Shoko
             *     will try to use a more aggressive method to check if a file is currently
             *     being written to.
             * @default true
             */
            AggressiveFileLockChecking: boolean;
            /**
             * Format: int32
             * @description Time between each check to see if a file is currently being written to.
             * @default 8
             */
            AggressiveFileLockWaitTimeSeconds: number;
            /**
             * @description Skip disk space checks during the move/rename of files.
             * @default false
             */
            SkipDiskSpaceChecks: boolean;
            /** @description Optional. Custom path to MediaInfo executable. */
            MediaInfoPath: string | null;
            /**
             * Format: int32
             * @description Timeout for wait for MediaInfo to finish scanning a file before killing
             *     it.
             * @default 5
             */
            MediaInfoTimeoutMinutes: number;
        };
        "APIv0.Settings.LanguageSettings": {
            /** @description Use synonyms when selecting the preferred language from AniDB. */
            UseSynonyms: boolean;
            /** @description Series / group title language preference order. */
            SeriesTitleLanguageOrder: string[];
            /** @description Series / group title source preference order. */
            SeriesTitleSourceOrder: (components["schemas"]["APIv0.Settings.DataSourceType"] | components["schemas"]["APIv0.Abstraction.Metadata.DataSource"])[];
            /** @description Episode / season title language preference order. */
            EpisodeTitleLanguageOrder: string[];
            /** @description Episode / season title source preference order. */
            EpisodeTitleSourceOrder: (components["schemas"]["APIv0.Settings.DataSourceType"] | components["schemas"]["APIv0.Abstraction.Metadata.DataSource"])[];
            /** @description Description language preference order. */
            DescriptionLanguageOrder: string[];
            /** @description Description source preference order. */
            DescriptionSourceOrder: (components["schemas"]["APIv0.Settings.DataSourceType"] | components["schemas"]["APIv0.Abstraction.Metadata.DataSource"])[];
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
            /** @description A list of all known plugins, with their enabled state. */
            EnabledPlugins: {
                [key: string]: boolean;
            } | null;
            /**
             * @description Load order of plugins. It will show both enabled and disabled, but
             *     disabled plugins will not be loaded.
             */
            Priority: string[];
            Renamer: components["schemas"]["APIv0.Settings.RenamerSettings"] | components["schemas"]["APIv0.Settings.RelocationSettings"];
            Updates?: components["schemas"]["APIv0.Settings.PluginSettings.PluginUpdatesSettings"];
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
            /** @description Automagically link AniDB anime to TMDB shows and movies. */
            AutoLink: boolean;
            /**
             * @description Automagically link restricted AniDB anime to TMDB shows and movies.
             *     Shoko.Server.Settings.TMDBSettings.AutoLink also needs to be set for this setting to take
             *     effect.
             */
            AutoLinkRestricted: boolean;
            /**
             * @description Determines whether to consider existing cross-reference links to other
             *     AniDB anime when linking an AniDB anime to a TMDB show.
             */
            ConsiderExistingOtherLinks: boolean;
            /**
             * @description Indicates that all titles should be stored locally for the TMDB entity,
             *     otherwise it will use
             *     <seealso cref="P:Shoko.Server.Settings.LanguageSettings.SeriesTitleLanguageOrder" /> or
             *     <seealso cref="P:Shoko.Server.Settings.LanguageSettings.EpisodeTitleLanguageOrder" /> depending
             *     on the entity type to determine which titles to store locally.
             */
            DownloadAllTitles: boolean;
            /**
             * @description Indicates that all overviews should be stored locally for the TMDB
             *     entity, otherwise it will use
             *     <seealso cref="P:Shoko.Server.Settings.LanguageSettings.DescriptionLanguageOrder" /> to determine
             *     which overviews should be stored locally.
             */
            DownloadAllOverviews: boolean;
            /**
             * @description Indicates that all content-ratings should be stored locally for the TMDB
             *     entity, otherwise it will use
             *     <seealso cref="P:Shoko.Server.Settings.LanguageSettings.SeriesTitleLanguageOrder" /> or
             *     <seealso cref="P:Shoko.Server.Settings.LanguageSettings.EpisodeTitleLanguageOrder" /> depending
             *     on the entity type to determine which content-ratings to store locally.
             */
            DownloadAllContentRatings: boolean;
            /** @description Image language preference order, in text form for storage. */
            ImageLanguageOrder: string[];
            /**
             * @description Automagically download crew and cast for movies and tv shows in the
             *     local collection.
             */
            AutoDownloadCrewAndCast: boolean;
            /**
             * @description Automagically download collections for movies and tv shows in the local
             *     collection.
             */
            AutoDownloadCollections: boolean;
            /**
             * @description Automagically download episode groups to use with alternate ordering
             *     for tv shows.
             */
            AutoDownloadAlternateOrdering: boolean;
            /**
             * @description Automagically download backdrops for TMDB entities that supports
             *     backdrops up to <seealso cref="P:Shoko.Server.Settings.TMDBSettings.MaxAutoBackdrops" /> images per entity.
             */
            AutoDownloadBackdrops: boolean;
            /**
             * Format: int32
             * @description The maximum number of backdrops to download for each TMDB entity that
             *     supports backdrops.
             */
            MaxAutoBackdrops: number;
            /**
             * @description Automagically download posters for TMDB entities that supports
             *     posters up to <seealso cref="P:Shoko.Server.Settings.TMDBSettings.MaxAutoPosters" /> images per entity.
             */
            AutoDownloadPosters: boolean;
            /**
             * Format: int32
             * @description The maximum number of posters to download for each TMDB entity that
             *     supports posters.
             */
            MaxAutoPosters: number;
            /**
             * @description Automagically download logos for TMDB entities that supports
             *     logos up to <seealso cref="P:Shoko.Server.Settings.TMDBSettings.MaxAutoLogos" /> images per entity.
             */
            AutoDownloadLogos: boolean;
            /**
             * Format: int32
             * @description The maximum number of logos to download for each TMDB entity that
             *     supports logos.
             */
            MaxAutoLogos: number;
            /**
             * @description Automagically download thumbnail images for TMDB entities that supports
             *     thumbnails.
             */
            AutoDownloadThumbnails: boolean;
            /**
             * Format: int32
             * @description The maximum number of thumbnail images to download for each TMDB entity
             *     that supports thumbnail images.
             */
            MaxAutoThumbnails: number;
            /** @description Automagically download staff member and voice-actor images. */
            AutoDownloadStaffImages: boolean;
            /**
             * Format: int32
             * @description The maximum number of staff member and voice-actor images to download
             *     for each TMDB entity that supports staff member and voice-actor images.
             */
            MaxAutoStaffImages: number;
            /** @description Automagically download studio and company images. */
            AutoDownloadStudioImages: boolean;
            /** @description Optional. User provided TMDB API key to use. */
            UserApiKey: string | null;
            /** @description Automagically download networks for tv shows in the local collection. */
            AutoDownloadNetworks?: boolean;
            /**
             * Format: uri
             * @description The base URL or URL template for the image CDN to use.
             */
            ImageCdnUrl?: string | null;
            /**
             * Format: int32
             * @description The number of days to check for incremental changes. Set to `0` to
             *     disable incremental changes.
             * @default 1
             */
            IncrementalChangesWindowDays?: number;
            /**
             * Format: int32
             * @description The maximum number of TMDB search candidates to evaluate per auto-search
             *     attempt for shows. Each candidate that passes the animation filter is fetched
             *     in full (title translations + episode count) and scored; the highest-scoring
             *     result is used. Higher values improve accuracy at the cost of more TMDB
             *     API calls. All calls are paced by `TmdbRateLimiter` (sliding-window,
             *     ~40 req/sec) with automatic 429 backoff, so increasing this value slows
             *     searches but will not trigger rate-limit errors.
             *
             *     The year-free candidate pool cap is `2 × this value`. At the minimum
             *     of 1, year-free searches collect at most 2 candidates total — sufficient for
             *     most titles, but edge cases may benefit from a higher value.
             */
            AutoSearchShowCandidateCount?: number;
            /**
             * Format: int32
             * @description The maximum number of TMDB search candidates to evaluate per auto-search
             *     attempt for movies. Each candidate that passes the animation filter is fetched
             *     in full (title translations + release dates) and scored; the highest-scoring
             *     result is used. Higher values improve accuracy at the cost of more TMDB
             *     API calls. All calls are paced by `TmdbRateLimiter` (sliding-window,
             *     ~40 req/sec) with automatic 429 backoff, so increasing this value slows
             *     searches but will not trigger rate-limit errors.
             *
             *     The year-free candidate pool cap is `2 × this value`. At the minimum
             *     of 1, year-free searches collect at most 2 candidates total — sufficient for
             *     most titles, but edge cases may benefit from a higher value.
             */
            AutoSearchMovieCandidateCount?: number;
            RateLimit?: components["schemas"]["APIv0.Settings.TmdbRateLimitSettings"];
            /**
             * Format: int32
             * @description Number of days a TMDB show or movie can remain in the local database
             *     without any AniDB cross-reference before it is automatically purged.
             *     Set to `0` to disable automatic purging.
             * @default 14
             */
            AutoPurgeUnlinkedAfterDays?: number;
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
        /** @description Configure settings related to the HTTP(S) hosting. */
        "APIv0.Settings.WebSettings": {
            /**
             * Format: int32
             * @description The port to listen on.
             * @default 8111
             */
            Port: number;
            /**
             * @description Automagically replace the current web ui with the included version if
             *     the current version is older then the included version.
             * @default true
             */
            AutoReplaceWebUIWithIncluded: boolean;
            /**
             * @description Enable the Web UI. Disabling this will run the server in "headless"
             *     mode.
             * @default true
             */
            EnableWebUI: boolean;
            /**
             * @description The public path prefix for where to mount the Web UI.
             * @default webui
             */
            WebUIPrefix: string | null;
            /**
             * @description A relative path from the Shoko.Abstractions.Plugin.IApplicationPaths.DataPath
             *     to where the Web UI is installed, or an absolute path if you have it
             *     somewhere else. Will be used to populate the
             *     Shoko.Abstractions.Plugin.IApplicationPaths.WebPath field.
             * @default webui
             */
            WebUIPath: string | null;
            /**
             * @description Enable the Swagger UI.
             * @default true
             */
            EnableSwaggerUI: boolean;
            /**
             * @description The public path prefix for where to mount the Swagger UI.
             * @default swagger
             */
            SwaggerUIPrefix: string | null;
            /**
             * @description Always use the developer exceptions page, even in production.
             * @default false
             */
            AlwaysUseDeveloperExceptions?: boolean;
            /**
             * @description Enable the built-in index redirect available at `/`, redirecting
             *     the user to the <seealso cref="P:Shoko.Server.Settings.WebSettings.WebUIPrefix" />.
             * @default true
             */
            EnableIndexRedirect?: boolean;
            /**
             * @description Enable the built-in SignalR hubs available at `/signalr`.
             * @default true
             */
            EnableSignalR?: boolean;
            /**
             * @description Enable the deprecated API v1 endpoints.
             * @default false
             */
            EnableAPIv1?: boolean;
            /**
             * @description Enable the API v2 endpoints.
             * @default true
             */
            EnableAPIv2?: boolean;
            /**
             * @description Enable the API v3 endpoints.
             * @default true
             */
            EnableAPIv3?: boolean;
            /**
             * @description Enable the built-in legacy Plex API available at `/plex`, once
             *     part of APIv2, but separated so that it can be toggled separately.
             * @default true
             */
            EnableLegacyPlexAPI?: boolean;
            /**
             * @description Allow anonymous file streaming in API v3.
             * @default false
             */
            AllowAnonymousFileStreamingInAPIv3?: boolean;
            /**
             * @description The manifest URL for the Web UI component updates.
             * @default https://raw.githubusercontent.com/ShokoAnime/Shoko-WebUI/metadata/manifest.json
             */
            ClientManifestUrl?: string | null;
            /**
             * @description The manifest URL for the server updates.
             * @default https://raw.githubusercontent.com/ShokoAnime/ShokoServer/metadata/manifest.json
             */
            ServerManifestUrl?: string | null;
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
        /** @description Basic anidb data across all anidb types. */
        "APIv3.Anidb.Anime": {
            /**
             * Format: int32
             * @description AniDB ID
             */
            ID: number;
            /**
             * Format: int32
             * @description Shoko.Server.API.v3.Models.Shoko.Series ID if the series is available locally.
             */
            ShokoID: number | null;
            Type: components["schemas"]["APIv3.Anidb.AnimeType"] | components["schemas"]["APIv0.Abstraction.Metadata.AnimeType"];
            /** @description Preferred title. */
            Title: string;
            /** @description There should always be at least one of these, the Shoko.Server.API.v3.Models.AniDB.AnidbAnime.Title. */
            Titles: components["schemas"]["APIv3.Title"][];
            /** @description Description. */
            Description?: string | null;
            AirDate: (string) | null;
            EndDate: (string) | null;
            /** @description Restricted content. Mainly porn. */
            Restricted: boolean;
            Poster: components["schemas"]["APIv3.Image"] | null;
            /**
             * Format: int32
             * @description Number of Shoko.Abstractions.Metadata.Enums.EpisodeType.Episode episodes contained within the series if it's known.
             */
            EpisodeCount: number | null;
            Rating?: components["schemas"]["APIv3.Rating"];
            UserApproval?: components["schemas"]["APIv3.Rating"];
            Relation?: components["schemas"]["APIv0.Abstraction.RelationType"] | components["schemas"]["APIv0.Abstraction.Metadata.RelationType"];
            /** @description Whether the relation has been verified. Only available for relations. Otherwise null. */
            Verified?: boolean | null;
        };
        /** @description The result entries for the "Recommended For You" algorithm. */
        "APIv3.Anidb.AnimeRecommendedForYou": {
            Anime?: components["schemas"]["APIv3.Anidb.Anime"];
            /**
             * Format: int32
             * @description Number of similar anime that resulted in this recommendation.
             */
            SimilarTo: number;
        };
        /** @enum {string} */
        "APIv3.Anidb.AnimeType": "Unknown" | "Other" | "TV" | "TVSpecial" | "Web" | "Movie" | "OVA" | "MusicVideo";
        /** @description Represents the status of an AniDB ban. */
        "APIv3.Anidb.BannedStatus": {
            Type: components["schemas"]["APIv0.Anidb.UpdateType"] | components["schemas"]["APIv0.Abstraction.Metadata.Anidb.AnidbBanType"];
            /** @description Whether the AniDB account is banned. */
            IsBanned: boolean;
            /**
             * Format: date-span
             * @description The duration of the ban.
             */
            BanDuration: string | null;
            /**
             * Format: date-time
             * @description The date and time the status was last updated.
             */
            LastUpdatedAt: string;
        };
        /** @description AniDB Creator APIv3 Data Transfer Object (DTO). */
        "APIv3.Anidb.Creator": {
            /**
             * Format: int32
             * @description The global ID of the creator.
             */
            ID: number;
            /** @description The name of the creator, transcribed to use the latin alphabet. */
            Name: string | null;
            /** @description The original name of the creator. */
            OriginalName: string | null;
            Type: components["schemas"]["APIv0.Anidb.CreatorType"] | components["schemas"]["APIv0.Abstraction.Metadata.CreatorType"];
            /** @description The URL of the creator's English homepage. */
            EnglishHomepageUrl: string | null;
            /** @description The URL of the creator's Japanese homepage. */
            JapaneseHomepageUrl: string | null;
            /** @description The URL of the creator's English Wikipedia page. */
            EnglishWikiUrl: string | null;
            /** @description The URL of the creator's Japanese Wikipedia page. */
            JapaneseWikiUrl: string | null;
            /**
             * Format: date-time
             * @description The date that the creator was last updated on AniDB.
             */
            LastUpdatedAt: string;
            Image: components["schemas"]["APIv3.Image"] | null;
            /** @description External resources/links associated with the creator. */
            Links?: components["schemas"]["APIv3.Resource"][];
        };
        /** @description AniDB specific data for an Episode */
        "APIv3.Anidb.Episode": {
            /**
             * Format: int32
             * @description AniDB Episode ID
             */
            ID: number;
            /**
             * Format: int32
             * @description AniDB Anime ID
             */
            AnimeID: number;
            Type: components["schemas"]["APIv3.Anidb.EpisodeType"] | components["schemas"]["APIv0.Abstraction.Metadata.EpisodeType"];
            /**
             * Format: int32
             * @description Episode Number
             */
            EpisodeNumber: number;
            /**
             * Format: date
             * @description First Listed Air Date. This may not be when it aired, but an early release date
             */
            AirDate: string | null;
            /** @description Preferred title for the episode. */
            Title: string;
            /** @description All titles for the episode. */
            Titles: components["schemas"]["APIv3.Title"][];
            /** @description AniDB Episode Summary */
            Description: string | null;
            Rating: components["schemas"]["APIv3.Rating"];
        };
        /** @enum {string} */
        "APIv3.Anidb.EpisodeType": "Unknown" | "Other" | "Episode" | "Special" | "Trailer" | "Credits" | "Parody" | "Normal" | "ThemeSong" | "Extra";
        "APIv3.ComponentVersion": {
            /** @description Version number. */
            Version: string | null;
            /** @description Minimum Shoko Server version compatible with the Web UI. */
            MinimumServerVersion?: string | null;
            /** @description Commit SHA. */
            Commit?: string | null;
            ReleaseChannel?: components["schemas"]["APIv0.Shared.ReleaseChannel"] | components["schemas"]["APIv0.Abstraction.Core.ReleaseChannel"];
            /**
             * Format: date-time
             * @description Release date.
             */
            ReleaseDate?: string | null;
            /** @description Git Tag. */
            Tag?: string | null;
            /** @description A short description about this release/version. */
            Description?: string | null;
        };
        "APIv3.ComponentVersionSet": components["schemas"]["APIv3.ComponentVersionSet.before6"] | components["schemas"]["APIv3.ComponentVersionSet.since6"];
        "APIv3.ComponentVersionSet.before6": {
            Server: components["schemas"]["APIv3.ComponentVersion"];
            Commons: components["schemas"]["APIv3.ComponentVersion"];
            Models: components["schemas"]["APIv3.ComponentVersion"];
            MediaInfo: components["schemas"]["APIv3.ComponentVersion"];
            WebUI?: components["schemas"]["APIv3.ComponentVersion"];
        };
        "APIv3.ComponentVersionSet.since6": {
            Server: components["schemas"]["APIv3.ComponentVersion"];
            MediaInfo: components["schemas"]["APIv3.ComponentVersion"];
            WebUI?: components["schemas"]["APIv3.ComponentVersion"];
        };
        "APIv3.ConnectivityDetails": {
            NetworkAvailability: components["schemas"]["APIv0.Abstraction.NetworkAvailability"] | components["schemas"]["APIv0.Abstraction.Connectivity.NetworkAvailability"];
            /**
             * Format: date-time
             * @description When the last network change was detected.
             */
            LastChangedAt: string;
            /** @description Is the AniDB UDP API currently reachable? */
            IsAniDBUdpReachable: boolean;
            /** @description Are we currently banned from using the AniDB HTTP API? */
            IsAniDBHttpBanned: boolean;
            /** @description Are we currently banned from using the AniDB UDP API? */
            IsAniDBUdpBanned: boolean;
        };
        "APIv3.ContentRating": {
            /** @description The content rating for the specified language. */
            Rating: string | null;
            /** @description The country code the rating applies for. */
            Country: string | null;
            /** @description The language code the rating applies for. */
            Language: string | null;
            /** @description The source of the content rating. */
            Source: string | null;
        };
        "APIv3.Credentials": {
            /** @description A generic Username field */
            Username?: string | null;
            /** @description A generic password field */
            Password?: string | null;
        };
        /** @enum {string} */
        "APIv3.DataSource": "None" | "AniDB" | "TvDB" | "TMDB" | "Trakt" | "MAL" | "AniList" | "Animeshon" | "Kitsu" | "Shoko";
        /** @enum {string} */
        "APIv3.FileExcludeTypes": "Watched" | "Variations" | "Duplicates" | "Unrecognized" | "ManualLinks";
        /** @enum {string} */
        "APIv3.FileIncludeOnlyType": "Watched" | "Variations" | "Duplicates" | "Unrecognized" | "ManualLinks" | "Ignored" | "ImportLimbo";
        /** @enum {string} */
        "APIv3.FileNonDefaultIncludeType": "Ignored" | "MediaInfo" | "XRefs" | "AbsolutePaths" | "ImportLimbo" | "ReleaseInfo" | "LocationUIDs";
        "APIv3.Image": components["schemas"]["APIv3.Image.before6"] | components["schemas"]["APIv3.Image.since6"];
        "APIv3.Image.before6": {
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
        /** @description Image container */
        "APIv3.Image.since6": {
            /**
             * Format: uuid
             * @description The image's universally/globally unique identifier (UUID/GUID).
             */
            UID: string;
            /**
             * Format: uuid
             * @description Primary image's universally/globally unique identifier (UUID/GUID) in
             *     the linked image list.
             */
            PrimaryUID: string;
            /** @description Extra image IDs in the linked image list, except the primary image. */
            LinkedUIDs?: string[];
            Type: components["schemas"]["APIv0.Abstraction.Metadata.ImageEntityType"];
            Source: components["schemas"]["APIv0.Abstraction.Metadata.DataSource"];
            /** @description The image's resource identifier. */
            ResourceID: string;
            /** @description The image's content type. */
            ContentType: string;
            /**
             * @description Indicates the image is available locally and can be served through the
             *     API.
             */
            Available: boolean;
            /**
             * @description Indicates the images is disabled. You must explicitly ask for these, for
             *     hopefully obvious reasons.
             */
            Disabled: boolean;
            /**
             * @description Indicates this is the preferred image for the Shoko.Server.API.v3.Models.Common.Image.Type for the
             *     selected entity.
             */
            Preferred: boolean;
            /** @description Indicates the image is desired for the selected entity. */
            Desired: boolean;
            /**
             * @description Language code for the language used for the text in the image, if any.
             *     Or null if the image doesn't contain any language specifics.
             */
            LanguageCode: string | null;
            /** @description Country code for the language used for the text in the image, if any. */
            CountryCode: string | null;
            /**
             * Format: int32
             * @description Width of the image.
             */
            Width: number | null;
            /**
             * Format: int32
             * @description Height of the image.
             */
            Height: number | null;
            CommunityRating?: components["schemas"]["APIv3.Rating"];
            Series?: components["schemas"]["APIv3.ImageSeriesInfo"];
        };
        "APIv3.Image.DefaultImageBody": components["schemas"]["APIv3.Image.DefaultImageBody.before6"] | components["schemas"]["APIv3.Image.DefaultImageBody.since6"];
        "APIv3.Image.DefaultImageBody.before6": {
            /** Format: int32 */
            ID: number;
            Source: components["schemas"]["APIv3.ImageSource"];
        };
        "APIv3.Image.DefaultImageBody.since6": {
            /**
             * Format: uuid
             * @description The image's universally/globally unique identifier (UUID/GUID).
             *     Also see <seealso cref="P:Shoko.Server.API.v3.Models.Common.Image.UID" />.
             */
            ID?: string;
        };
        "APIv3.Image.EnableImageBody": {
            /** @description Indicates that the image should be enabled. */
            Enabled: boolean;
        };
        "APIv3.ImageSeriesInfo": {
            /**
             * Format: int32
             * @description The shoko series id.
             */
            ID: number;
            /** @description The preferred series name for the user. */
            Name: string;
        };
        /** @enum {string} */
        "APIv3.ImageSource": "AniDB" | "TMDB" | "User" | "Shoko";
        /** @enum {string} */
        "APIv3.ImageType": "Poster" | "Banner" | "Thumbnail" | "Thumb" | "Backdrop" | "Fanart" | "Character" | "Staff" | "Logo" | "Avatar";
        "APIv3.Images": components["schemas"]["APIv3.Images.before6"] | components["schemas"]["APIv3.Images.since6"];
        "APIv3.Images.before6": {
            Posters: components["schemas"]["APIv3.Image"][];
            Backdrops: components["schemas"]["APIv3.Image"][];
            Banners: components["schemas"]["APIv3.Image"][];
            Logos: components["schemas"]["APIv3.Image"][];
            Thumbnails?: components["schemas"]["APIv3.Image"][];
        };
        "APIv3.Images.since6": {
            Posters: components["schemas"]["APIv3.Image"][];
            Backdrops: components["schemas"]["APIv3.Image"][];
            Banners: components["schemas"]["APIv3.Image"][];
            Logos: components["schemas"]["APIv3.Image"][];
            Discs: components["schemas"]["APIv3.Image"][];
        };
        /** @enum {string} */
        "APIv3.IncludeOnlyFilter": "False" | "True" | "Only";
        "APIv3.LanguageDetails": {
            /** @description Language name. */
            Name?: string | null;
            /** @description Alpha 2 code, with `x-` extensions. */
            Alpha2?: string | null;
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Anidb.AnimeRecommendedForYou_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Anidb.AnimeRecommendedForYou"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Anidb.Anime_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Anidb.Anime"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Anidb.Creator_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Anidb.Creator"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Anidb.Episode_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Anidb.Episode"][];
        };
        "APIv3.ListResult_APIv3.ReleaseGroup_": {
            /** Format: int32 */
            Total: number;
            List: components["schemas"]["APIv3.ReleaseGroup"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.SeriesRelation_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.SeriesRelation"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Shoko.Dashboard.Episode_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Shoko.Dashboard.Episode"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Shoko.Episode_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Shoko.Episode"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Shoko.File_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Shoko.File"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Shoko.Filter_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Shoko.Filter"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Shoko.Group_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Shoko.Group"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Shoko.Queue.QueueItem_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Shoko.Queue.QueueItem"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Shoko.Series.WithEpisodeCount_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Shoko.Series.WithEpisodeCount"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Shoko.Series_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Shoko.Series"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Tag_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Tag"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Tmdb.Episode.CrossReference_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Tmdb.Episode.CrossReference"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Tmdb.Episode_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Tmdb.Episode"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Tmdb.Movie.Collection_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Tmdb.Movie.Collection"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Tmdb.Movie_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Tmdb.Movie"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Tmdb.Search.RemoteSearchMovie_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Tmdb.Search.RemoteSearchMovie"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Tmdb.Search.RemoteSearchShow_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Tmdb.Search.RemoteSearchShow"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Tmdb.Season_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Tmdb.Season"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Tmdb.Show_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Tmdb.Show"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_List_APIv3.Tmdb.Episode.CrossReference__": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Tmdb.Episode.CrossReference"][][];
        };
        /** @description APIv3 Network Data Transfer Object (DTO). */
        "APIv3.Network": {
            Source: components["schemas"]["APIv3.DataSource"] | components["schemas"]["APIv3.DataSourceType"];
            /**
             * Format: int32
             * @description Network ID relative to the Shoko.Server.API.v3.Models.Common.Network.Source.
             */
            ID: number;
            /** @description The name of the studio. */
            Name: string | null;
            /** @description The country the studio originates from. */
            CountryOfOrigin: string | null;
            /**
             * Format: int32
             * @description Entities produced by the studio in the local collection, both movies
             *     and/or shows.
             */
            Size: number;
        };
        /** @description Overview information. */
        "APIv3.Overview": {
            /** @description The overview value. */
            Value: string;
            /** @description Language code. Alpha 2. */
            Language: string;
            /** @description Indicates this is the default overview for the entity. */
            Default: boolean;
            /** @description Indicates this is the user preferred overview. */
            Preferred: boolean;
            /** @description Indicates the source where the overview is from. */
            Source: string;
        };
        "APIv3.Queue.DebugStats": components["schemas"]["APIv3.Queue.DebugStats.before6"] | components["schemas"]["APIv3.Queue.DebugStats.since6"];
        "APIv3.Queue.DebugStats.before6": {
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
        "APIv3.Queue.DebugStats.since6": {
            Queue: components["schemas"]["APIv3.Shoko.Queue"];
            /**
             * @description Acquisition filters that are currently active, keyed by filter class name.
             *     Each entry lists the short type names of jobs that filter is currently blocking.
             */
            AcquisitionFilters: {
                [key: string]: string[];
            } | null;
            Metrics?: components["schemas"]["Shoko.QueueProcessor.Analytics.QueueMetricsSnapshot"];
            /**
             * @description Active job chains. Each entry lists all jobs in the chain in execution order, with their
             *     current status: the outcome status for executed jobs ("Succeeded", "Failed", "Aborted",
             *     "Skipped"), "Executing" for the currently running job, and "Pending" for queued jobs.
             */
            Chains?: components["schemas"]["Shoko.QueueProcessor.Analytics.ChainDebugInfo"][];
        };
        /** @description Rating object. Shared between sources, episodes vs series, etc */
        "APIv3.Rating": {
            /**
             * Format: double
             * @description rating
             */
            Value: number;
            /**
             * Format: int32
             * @description out of what? Assuming int, as the max should be
             */
            MaxValue: number;
            /** @description AniDB, etc */
            Source: string;
            /**
             * Format: int32
             * @description number of votes
             */
            Votes: number;
            /** @description for temporary vs permanent, or any other situations that may arise later */
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
        /** @description A site link, as in hyperlink. */
        "APIv3.Resource": {
            /** @description Resource type. */
            Type: string;
            /** @description site name */
            Name: string;
            /** @description the url to the series page */
            URL: string;
            /**
             * @description The ISO 639-1 alpha-2 language code the resource's content is
             *     in, if known and applicable.
             */
            LanguageCode?: string | null;
        };
        /** @description This is for cast/staff */
        "APIv3.Role": {
            Character?: components["schemas"]["APIv3.Role.Person"];
            Staff: components["schemas"]["APIv3.Role.Person"];
            RoleName: components["schemas"]["APIv0.Shared.CreatorRoleType"];
            /** @description Extra info about the role. For example, role can be voice actor, while role_details is Main Character */
            RoleDetails: string;
        };
        /** @description A generic person object with the name, altname, description, and image */
        "APIv3.Role.Person": {
            /**
             * Format: int32
             * @description The provider id of the person object, if available and applicable.
             */
            ID: number | null;
            /** @description AniDB creator type, if the person object is an AniDB creator. */
            Type?: string | null;
            /**
             * @description Main Name, romanized if needed
             *     ex. Sawano Hiroyuki
             */
            Name: string;
            /**
             * @description Alternate Name, this can be any other name, whether kanji, an alias, etc
             *     ex. 澤野弘之
             */
            AlternateName: string | null;
            /**
             * @description A description, bio, etc
             *     ex. Sawano Hiroyuki was born September 12, 1980 in Tokyo, Japan. He is a composer and arranger.
             */
            Description: string | null;
            Image: components["schemas"]["APIv3.Image"] | null;
        };
        /** @description Describes relations between two series entries. */
        "APIv3.SeriesRelation": {
            IDs: components["schemas"]["APIv3.SeriesRelation.RelationIDs"];
            RelatedIDs: components["schemas"]["APIv3.SeriesRelation.RelationIDs"];
            Type: components["schemas"]["APIv0.Abstraction.RelationType"] | components["schemas"]["APIv0.Abstraction.Metadata.RelationType"];
            /** @description AniDB, etc. */
            Source: string;
            /** @description Whether the relation has been verified. */
            Verified?: boolean;
        };
        /** @description Relation IDs. */
        "APIv3.SeriesRelation.RelationIDs": {
            /**
             * Format: int32
             * @description The ID of the Shoko.Server.API.v3.Models.Shoko.Series entry.
             */
            Shoko: number | null;
            /**
             * Format: int32
             * @description The ID of the Shoko.Server.API.v3.Models.Shoko.Series.AniDB entry.
             */
            AniDB: number | null;
        };
        "APIv3.Shoko.AVDump.DumpFilesBody": {
            /** @description The file ids to add. */
            FileIDs: number[] | null;
            /** @description Increase the priority for the command request. */
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
        /**
         * @description Currently in use community sites a user can have set.
         * @enum {string}
         */
        "APIv3.Shoko.CommunitySite": "None" | "AniDB" | "Trakt" | "Plex";
        "APIv3.Shoko.Dashboard.CollectionStats": {
            /**
             * Format: int32
             * @description Number of Files in the collection (visible to the current user)
             */
            FileCount: number;
            /**
             * Format: int32
             * @description Number of Series in the Collection (visible to the current user)
             */
            SeriesCount: number;
            /**
             * Format: int32
             * @description The number of Groups in the Collection (visible to the current user)
             */
            GroupCount: number;
            /**
             * Format: int64
             * @description Total amount of space the collection takes (of what's visible to the current user)
             */
            FileSize: number;
            /**
             * Format: int32
             * @description Number of Series Completely Watched
             */
            FinishedSeries: number;
            /**
             * Format: int32
             * @description Number of Episodes Watched
             */
            WatchedEpisodes: number;
            /**
             * Format: double
             * @description Watched Hours, rounded to one place
             */
            WatchedHours: number;
            /**
             * Format: double
             * @description The percentage of files that are either duplicates or belong to the same episode
             */
            PercentDuplicate: number;
            /**
             * Format: int32
             * @description The Number of missing episodes, regardless of where they are from or available
             */
            MissingEpisodes: number;
            /**
             * Format: int32
             * @description The number of missing episodes from groups we are collecting. This should not be used as a rule, as it's not very reliable
             */
            MissingEpisodesCollecting: number;
            /**
             * Format: int32
             * @description Number of Unrecognized Files
             */
            UnrecognizedFiles: number;
            /**
             * Format: int32
             * @description The number of series missing TMDB Links
             */
            SeriesWithMissingLinks: number;
            /**
             * Format: int32
             * @description The number of Episodes with more than one File (not marked as a variation)
             */
            EpisodesWithMultipleFiles: number;
            /**
             * Format: int32
             * @description The number of files that exist in more than one location
             */
            FilesWithDuplicateLocations: number;
        };
        /** @description Episode details for displaying on the dashboard. */
        "APIv3.Shoko.Dashboard.Episode": {
            IDs: components["schemas"]["APIv3.Shoko.Dashboard.EpisodeDetailsIDs"];
            /** @description Episode title. */
            Title: string;
            /**
             * Format: int32
             * @description Episode number.
             */
            Number: number;
            Type: components["schemas"]["APIv3.Anidb.EpisodeType"] | components["schemas"]["APIv0.Abstraction.Metadata.EpisodeType"];
            /**
             * Format: date
             * @description Air Date.
             */
            AirDate: string | null;
            /**
             * Format: date-span
             * @description The duration of the episode.
             */
            Duration: string;
            /**
             * Format: date-span
             * @description Where to resume the next playback.
             */
            ResumePosition: string | null;
            /**
             * Format: date-time
             * @description If the file/episode is considered watched.
             */
            Watched: string | null;
            /** @description Series title. */
            SeriesTitle: string;
            SeriesPoster: components["schemas"]["APIv3.Image"];
            Thumbnail: components["schemas"]["APIv3.Image"] | null;
        };
        /** @description Object holding ids related to the episode. */
        "APIv3.Shoko.Dashboard.EpisodeDetailsIDs": {
            /**
             * Format: int32
             * @description The related Shoko.Server.API.v3.Models.AniDB.AnidbEpisode id for the entry.
             */
            ID: number;
            /**
             * Format: int32
             * @description The related Shoko.Server.API.v3.Models.Shoko.Series.AniDB id for the entry.
             */
            Series: number;
            /**
             * Format: int32
             * @description The related Shoko Shoko.Server.API.v3.Models.Shoko.File id if a file is available
             *     and/or appropriate.
             */
            ShokoFile: number | null;
            /**
             * Format: int32
             * @description The related Shoko Shoko.Server.API.v3.Models.Shoko.Episode id if the episode is
             *     available locally.
             */
            ShokoEpisode: number | null;
            /**
             * Format: int32
             * @description The related Shoko Shoko.Server.API.v3.Models.Shoko.Series id if the series is
             *     available locally.
             */
            ShokoSeries: number | null;
        };
        "APIv3.Shoko.Dashboard.SeriesSummary": {
            /**
             * Format: int32
             * @description The number of normal Series
             */
            Series: number;
            /**
             * Format: int32
             * @description The Number of OVAs
             */
            OVA: number;
            /**
             * Format: int32
             * @description The Number of Movies
             */
            Movie: number;
            /**
             * Format: int32
             * @description The Number of TV Specials
             */
            Special: number;
            /**
             * Format: int32
             * @description ONAs and the like, it's more of a new concept
             */
            Web: number;
            /**
             * Format: int32
             * @description Things marked on AniDB as Other, different from None
             */
            Other: number;
            /**
             * Format: int32
             * @description The Number of Music Videos
             */
            MusicVideo: number;
            /**
             * Format: int32
             * @description The entry have not yet been assigned a type.
             */
            Unknown: number;
            /**
             * Format: int32
             * @description Series that don't have AniDB Records. This is very bad, and usually means there was an error in the import process. It can also happen if the API is hit at just the right time.
             */
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
            /** @description Indicates that the episode have a custom name set. */
            HasCustomName: boolean;
            /** @description Preferred episode description based on the language preference. */
            Description: string | null;
            Images: components["schemas"]["APIv3.Images"];
            /**
             * Format: date-span
             * @description The duration of the episode.
             */
            Duration: string;
            /**
             * Format: date-span
             * @description Where to resume the next playback for the most recently watched file, if
             *     any. Otherwise `null` if no files for the episode have any resume
             *     positions.
             */
            ResumePosition: string | null;
            /**
             * Format: int32
             * @description Total number of times the episode have been watched (till completion) by
             *     the user across all files.
             */
            WatchCount: number;
            /**
             * @description Episode is marked as "ignored." Which means it won't be show up in the
             *     api unless explicitly requested, and will not count against the unwatched
             *     counts and missing counts for the series.
             */
            IsHidden: boolean;
            UserRating: components["schemas"]["APIv3.Rating"] | null;
            /**
             * Format: date-time
             * @description The last watched date and time for the current user for the most
             *     recently watched file, if any. Or `null` if it is considered
             *     "unwatched."
             */
            Watched: string | null;
            /**
             * Format: date-time
             * @description The time when the episode was created.
             */
            Created: string;
            /**
             * Format: date-time
             * @description The time when the episode was last updated,
             */
            Updated: string;
            AniDB?: components["schemas"]["APIv3.Anidb.Episode"];
            TMDB?: components["schemas"]["APIv3.Shoko.Episode.TmdbData"];
            /** @description Files associated with the episode, if included with the metadata. */
            Files?: components["schemas"]["APIv3.Shoko.File"][];
            /** @description File/episode cross-references linked to the episode. */
            CrossReferences?: components["schemas"]["APIv3.Shoko.FileCrossReference.EpisodeCrossReferenceIDs"][];
            /** @description The server's title. This will use overrides, the naming settings, MainTitle if all else fails. This is a guaranteed fallback */
            Name: string;
            /**
             * Format: int32
             * @description number of direct children (number of series in group, eps in series, etc)
             */
            Size: number;
            /** @description Indicates that the episode is marked as favorite by the user. */
            IsFavorite?: boolean;
        };
        "APIv3.Shoko.Episode.EpisodeIDs": {
            /**
             * Format: int32
             * @description The id of the parent Shoko.Server.API.v3.Models.Shoko.Series.
             */
            ParentSeries: number;
            /**
             * Format: int32
             * @description The AniDB Episode ID.
             */
            AniDB: number;
            /** @description The TvDB Episode IDs. */
            TvDB: number[];
            /** @description The IMDB Movie IDs. */
            IMDB: string[];
            TMDB: components["schemas"]["APIv3.Shoko.Episode.EpisodeIDs.TmdbEpisodeIDs"];
            /**
             * Format: int32
             * @description The Shoko internal ID, for easy lookup
             */
            ID: number;
        };
        "APIv3.Shoko.Episode.EpisodeIDs.TmdbEpisodeIDs": {
            Episode: number[];
            Movie: number[];
            Show: number[];
        };
        "APIv3.Shoko.Episode.EpisodeTitleOverrideBody": {
            /** @description New title to be set as override for the series */
            Title: string;
        };
        "APIv3.Shoko.Episode.TmdbData": {
            Episodes: components["schemas"]["APIv3.Tmdb.Episode"][];
            Movies: components["schemas"]["APIv3.Tmdb.Movie"][];
        };
        "APIv3.Shoko.File": components["schemas"]["APIv3.Shoko.File.before6"] | components["schemas"]["APIv3.Shoko.File.since6"];
        "APIv3.Shoko.File.before6": {
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
        "APIv3.Shoko.File.since6": {
            /**
             * Format: int32
             * @description The ID of the File. You'll need this to play it.
             */
            ID: number;
            /**
             * @description The Cross Reference Models for every episode this file belongs to, created in a reverse tree and
             *     transformed back into a tree. Series -> Episode such that only episodes that this file is linked to are
             *     shown. In many cases, this will have arrays of 1 item
             */
            SeriesIDs?: components["schemas"]["APIv3.Shoko.FileCrossReference"][];
            /**
             * Format: int64
             * @description The Filesize in bytes
             */
            Size: number;
            /** @description If this file is marked as a file variation. */
            IsVariation: boolean;
            /** @description If this file is marked as ignored. */
            IsIgnored: boolean;
            /** @description The calculated hashes of the file */
            Hashes: components["schemas"]["APIv3.Shoko.File.HashDigest"][];
            /** @description All of the Locations that this file exists in */
            Locations: components["schemas"]["APIv3.Shoko.File.Location"][];
            AVDump: components["schemas"]["APIv3.Shoko.File.AVDumpInfo"];
            /** @description Try to fit this file's resolution to something like 1080p, 480p, etc */
            Resolution: string | null;
            /**
             * Format: date-span
             * @description The duration of the file.
             */
            Duration: string;
            /**
             * Format: date-span
             * @description Where to resume the next playback.
             */
            ResumePosition: string | null;
            /**
             * Format: date-time
             * @description The last time the current user viewed the file. Will be null if the user
             *     have not viewed the file yet.
             */
            Viewed: string | null;
            /**
             * Format: date-time
             * @description The last time the current user watched the file until completion, or
             *     otherwise marked the file was watched. Will be null if the user have not
             *     watched the file yet.
             */
            Watched: string | null;
            /**
             * Format: date-time
             * @description When the file was last imported. Usually is a file only imported once,
             *     but there may be exceptions.
             */
            Imported: string | null;
            /**
             * Format: date-time
             * @description The file creation date of this file
             */
            Created: string;
            /**
             * Format: date-time
             * @description When the file was last updated (e.g. the hashes were added/updated).
             */
            Updated: string;
            Release?: components["schemas"]["APIv3.Release.ReleaseInfo"];
            MediaInfo?: components["schemas"]["APIv3.Shoko.MediaInfo"];
        };
        /** @description AVDump info for the file. */
        "APIv3.Shoko.File.AVDumpInfo": {
            /** @description Indicates if an AVDump session is queued or running. */
            Status: string | null;
            /**
             * Format: double
             * @description The current progress if an AVDump session is running.
             */
            Progress?: number | null;
            /**
             * Format: int32
             * @description The succeeded AniDB creq count, if an AVDump session is running.
             */
            SucceededCreqCount?: number | null;
            /**
             * Format: int32
             * @description The failed AniDB creq count, if an AVDump session is running.
             */
            FailedCreqCount?: number | null;
            /**
             * Format: int32
             * @description The pending AniDB creq count, if an AVDump session is running.
             */
            PendingCreqCount?: number | null;
            /**
             * Format: date-time
             * @description Indicates when the AVDump session was started, if an AVDump session
             *     is running.
             */
            StartedAt?: string | null;
            /**
             * Format: date-time
             * @description The last time we did a successful AVDump of the file.
             */
            LastDumpedAt: string | null;
            /**
             * @description The version of the AVDump component from the last time we did a
             *     successful AVDump.
             */
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
            /** @description An array of file location identifiers to remove in batch. */
            locationIDs: number[];
            /**
             * @description Remove all physical file locations and not just the file record.
             * @default true
             */
            removeFiles?: boolean;
            /**
             * @description This causes the empty folder removal to skipped if set to false.
             *     This significantly speeds up batch deleting if you are deleting
             *     many files in the same folder. It may be specified in the query.
             * @default true
             */
            removeFolders?: boolean;
        };
        "APIv3.Shoko.File.BatchDeleteFilesBody": {
            /** @description An array of file identifiers to unlink in batch. */
            fileIDs: number[];
            /**
             * @description Remove all physical file locations and not just the file record.
             * @default true
             */
            removeFiles?: boolean;
            /**
             * @description This causes the empty folder removal to skipped if set to false.
             *     This significantly speeds up batch deleting if you are deleting
             *     many files in the same folder. It may be specified in the query.
             * @default true
             */
            removeFolders?: boolean;
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
        /** @description Link a file to multiple episodes. */
        "APIv3.Shoko.File.LinkEpisodesBody": {
            /** @description An array of episode identifiers to link to the file. */
            EpisodeIDs: number[];
        };
        /** @description Link a file to multiple episodes. */
        "APIv3.Shoko.File.LinkMultipleFilesBody": {
            /** @description An array of file identifiers to link in batch. */
            FileIDs: number[];
            /**
             * Format: int32
             * @description The episode identifier.
             */
            EpisodeID: number;
        };
        /** @description Link a file to an episode range in a series. */
        "APIv3.Shoko.File.LinkSeriesBody": {
            /**
             * Format: int32
             * @description The series identifier.
             */
            SeriesID: number;
            /** @description The start of the range of episodes to link to the file. Append a type prefix to use another episode type. */
            RangeStart: string;
            /** @description The end of the range of episodes to link to the file. The prefix used should be the same as in Shoko.Server.API.v3.Models.Shoko.File.Input.LinkSeriesBody.RangeStart. */
            RangeEnd: string;
        };
        /** @description Link multiple files to an episode range in a series. */
        "APIv3.Shoko.File.LinkSeriesMultipleBody": {
            /** @description An array of file identifiers to link in batch. */
            FileIDs: number[];
            /**
             * Format: int32
             * @description The series identifier.
             */
            SeriesID: number;
            /** @description The start of the range of episodes to link to the file. Append a type prefix to use another episode type. */
            RangeStart: string;
            /**
             * @description If true then files will be linked to a single episode instead of a range spanning the amount of files to add.
             * @default false
             */
            SingleEpisode?: boolean;
        };
        "APIv3.Shoko.File.Location": components["schemas"]["APIv3.Shoko.File.Location.before6"] | components["schemas"]["APIv3.Shoko.File.Location.since6"];
        "APIv3.Shoko.File.Location.before6": {
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
        /** @description Represents a file location. */
        "APIv3.Shoko.File.Location.since6": {
            /**
             * Format: int32
             * @description The file location id.
             */
            ID: number;
            /**
             * Format: int32
             * @description The id of the Shoko.Server.API.v3.Models.Shoko.File this location belong to.
             */
            FileID: number;
            /**
             * Format: int32
             * @description The Managed Folder that this file resides in
             */
            ManagedFolderID: number;
            /**
             * Format: int64
             * @description The platform-specific unique identifier for the file.
             */
            OnDiskUniqueID?: number | null;
            /**
             * @description The relative path from the managed folder's path on the server. The
             *     file name can be easily extracted from this.
             */
            RelativePath: string;
            /**
             * @description The absolute path for the file on the server. OS dependent to the
             *     server's environment.
             */
            AbsolutePath?: string | null;
            /** @description Indicates the server access the file right now. */
            IsAccessible: boolean;
        };
        "APIv3.Shoko.File.UnlinkEpisodesBody": {
            EpisodeIDs: number[];
        };
        /** @description File/Episode cross-references. */
        "APIv3.Shoko.FileCrossReference": {
            SeriesID: components["schemas"]["APIv3.Shoko.FileCrossReference.SeriesCrossReferenceIDs"];
            /** @description The Episode IDs. */
            EpisodeIDs: components["schemas"]["APIv3.Shoko.FileCrossReference.EpisodeCrossReferenceIDs"][];
        };
        "APIv3.Shoko.FileCrossReference.CrossReferencePercentage": {
            /**
             * Format: int32
             * @description File/episode cross-reference percentage range end.
             */
            Start: number;
            /**
             * Format: int32
             * @description File/episode cross-reference percentage range end.
             */
            End: number;
            /**
             * Format: int32
             * @description The raw percentage to "group" the cross-references by.
             */
            Size: number;
            /**
             * Format: int32
             * @description The assumed number of groups in the release, to group the
             *     cross-references by.
             */
            Group: number;
        };
        /** @description File episode cross-reference for a series. */
        "APIv3.Shoko.FileCrossReference.EpisodeCrossReferenceIDs": {
            /**
             * Format: int32
             * @description The Shoko ID, if the local metadata has been created yet.
             *     ///
             */
            ID: number | null;
            /**
             * Format: int32
             * @description The AniDB ID.
             */
            AniDB: number;
            TMDB: components["schemas"]["APIv3.Shoko.Episode.EpisodeIDs.TmdbEpisodeIDs"];
            /**
             * Format: int32
             * @description The AniDB Release Group's ID, or null if this is a manually linked
             *     file. May also be 0 if the release group is currently unknown.
             */
            ReleaseGroup: number | null;
            /** @description ED2K hash to look up the file by hash + file size. */
            ED2K: string | null;
            /**
             * Format: int64
             * @description File size to look up the file by hash + file size.
             */
            FileSize: number;
            Percentage: components["schemas"]["APIv3.Shoko.FileCrossReference.CrossReferencePercentage"];
            /** @description The cross-reference source. */
            Source: string | null;
        };
        /** @description File series cross-reference. */
        "APIv3.Shoko.FileCrossReference.SeriesCrossReferenceIDs": {
            /**
             * Format: int32
             * @description The Shoko ID, if the local metadata has been created yet.
             *     ///
             */
            ID: number | null;
            /**
             * Format: int32
             * @description The AniDB ID.
             */
            AniDB: number;
            TMDB: components["schemas"]["APIv3.Shoko.Series.SeriesIDs.TmdbSeriesIDs"];
        };
        /** @enum {string} */
        "APIv3.Shoko.FileSource": "Unknown" | "Other" | "TV" | "DVD" | "BluRay" | "Web" | "VHS" | "VCD" | "LaserDisc" | "Camera" | "Film";
        /**
         * @description A Filter. This is how Shoko serves and organizes Series/Groups. They can be
         *     used to keep track of what you're watching and many other things.
         */
        "APIv3.Shoko.Filter": {
            IDs: components["schemas"]["APIv3.Shoko.Filter.FilterIDs"];
            /** @description Indicates the filter cannot be edited by a user. */
            IsLocked: boolean;
            /** @description Indicates the filter should be a directory filter. */
            IsDirectory: boolean;
            /** @description Indicates the filter should be hidden unless explicitly requested. This will hide the filter from the normal UIs. */
            IsHidden: boolean;
            /**
             * @description Indicates the filter should be applied at the series level.
             *     Filter conditions like like Seasons, Years, Tags, etc only count series individually, rather than by group.
             */
            ApplyAtSeriesLevel: boolean;
            Expression?: components["schemas"]["APIv3.Shoko.Filter.FilterCondition"];
            Sorting?: components["schemas"]["APIv3.Shoko.Filter.SortingCriteria"];
            /** @description The server's title. This will use overrides, the naming settings, MainTitle if all else fails. This is a guaranteed fallback */
            Name: string;
            /**
             * Format: int32
             * @description number of direct children (number of series in group, eps in series, etc)
             */
            Size: number;
        };
        /**
         * @description Used for creating new filters, updating existing filters, and/or
         *     updating the live filter.
         */
        "APIv3.Shoko.Filter.CreateOrUpdateFilterBody": {
            /** @description The filter name. */
            Name?: string | null;
            /**
             * Format: int32
             * @description The id of the parent filter. If you want to add/move this filter
             *     as a sub-filter to an existing directory filter.
             */
            ParentID?: number | null;
            /** @description Indicates the filter should be a directory filter. */
            IsDirectory?: boolean;
            /** @description Indicates the filter should be hidden unless explicitly requested. This will hide the filter from the normal UIs. */
            IsHidden?: boolean;
            /**
             * @description Indicates the filter should be applied at the series level.
             *     Filter conditions like like Seasons, Years, Tags, etc only count series individually, rather than by group.
             */
            ApplyAtSeriesLevel?: boolean;
            Expression?: components["schemas"]["APIv3.Shoko.Filter.FilterCondition"];
            Sorting?: components["schemas"]["APIv3.Shoko.Filter.SortingCriteria"];
        };
        "APIv3.Shoko.Filter.FilterCondition": {
            /**
             * @description Condition Type. What it does.
             *
             *     This is not the GroupFilterConditionType, but the type of the FilterExpression, with 'Expression' removed.
             *
             *     ex. And, Or, Not, HasAudioLanguage
             */
            Type: string;
            Left?: components["schemas"]["APIv3.Shoko.Filter.FilterCondition"];
            Right?: components["schemas"]["APIv3.Shoko.Filter.FilterCondition"];
            /**
             * @description The actual value to compare. Dependent on the expression type.
             *
             *     Coerced this to string to make things easier.
             */
            Parameter?: string | null;
            /**
             * @description The actual value to compare. Dependent on the expression type.
             *
             *     Very few things have a second parameter. Seasons are one of them
             *
             *     Coerced this to string to make things easier.
             */
            SecondParameter?: string | null;
        };
        "APIv3.Shoko.Filter.FilterExpressionHelp": {
            /**
             * @description The internal type name of the FilterExpression
             *
             *     This is what you give the API, not actually the internal type (it is the internal type without the word Expression)
             */
            Expression: string;
            /** @description The human readable name of the Expression */
            Name: string;
            Group: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionGroup"] | components["schemas"]["APIv0.Abstraction.Filtering.Expressions.FilterExpressionGroup"];
            /** @description A description of what the expression is doing, comparing, etc */
            Description: string;
            Type: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType"] | components["schemas"]["APIv0.Abstraction.Filtering.Expressions.FilterExpressionParameterType"];
            Left?: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType"] | components["schemas"]["APIv0.Abstraction.Filtering.Expressions.FilterExpressionParameterType"];
            Right?: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType"] | components["schemas"]["APIv0.Abstraction.Filtering.Expressions.FilterExpressionParameterType"];
            Parameter?: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType"] | components["schemas"]["APIv0.Abstraction.Filtering.Expressions.FilterExpressionParameterType"];
            /** @description This will list the possible parameters, usually with the most common ones first. */
            PossibleParameters?: string[];
            /** @description This will list the possible parameters, usually with the most common ones first. */
            PossibleSecondParameters?: string[];
            /** @description This will list the possible parameter pairs, usually with the most common ones first. */
            PossibleParameterPairs?: string[][];
            SecondParameter?: components["schemas"]["APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType"] | components["schemas"]["APIv0.Abstraction.Filtering.Expressions.FilterExpressionParameterType"];
        };
        /** @enum {string} */
        "APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionGroup": "Info" | "Logic" | "Function" | "Selector";
        /** @enum {string} */
        "APIv3.Shoko.Filter.FilterExpressionHelp.FilterExpressionParameterType": "Expression" | "DateSelector" | "NumberSelector" | "StringSelector" | "StringSetSelector" | "Date" | "Number" | "String" | "TimeSpan" | "Bool" | "StringSet";
        "APIv3.Shoko.Filter.FilterIDs": {
            /**
             * Format: int32
             * @description The Shoko.Server.API.v3.Models.Common.IDs.ID of the parent Shoko.Server.API.v3.Models.Shoko.Filter, if it has one.
             */
            ParentFilter?: number | null;
            /**
             * Format: int32
             * @description The Shoko internal ID, for easy lookup
             */
            ID: number;
        };
        /**
         * @description Sorting Criteria hold info on how Group Filters sort their items.
         *
         *     It is in a List to follow an OrderBy().ThenBy().ThenBy(), allowing
         *     consistent results with fallbacks.
         */
        "APIv3.Shoko.Filter.SortingCriteria": {
            /**
             * @description The sorting type. What it is sorted on.
             *
             *     This is not the GroupFilterSorting, but the type of the SortingExpression, with 'Expression' removed.
             *
             *     ex. And, Or, Not, HasAudioLanguage
             */
            Type: string;
            Next?: components["schemas"]["APIv3.Shoko.Filter.SortingCriteria"];
            /** @description Assumed Ascending unless this is specified. You must set this if you want highest rating, for example */
            IsInverted: boolean;
            /** @description Optional parameter for sorting types that require one, such as FuzzyNameRelevance (query string). */
            Parameter?: string | null;
        };
        "APIv3.Shoko.Filter.SortingCriteriaHelp": {
            /**
             * @description The internal type name of the FilterExpression
             *
             *     This is what you give the API, not actually the internal type (it is the internal type without the word Expression)
             */
            Type: string;
            /** @description Human readable name */
            Name: string;
            /** @description A description of what the expression is doing, comparing, etc */
            Description: string;
        };
        "APIv3.Shoko.Folder": {
            Path: string | null;
            /** @default false */
            IsAccessible: boolean;
            Sizes: components["schemas"]["APIv3.Shoko.ChildItems"];
        };
        /** @description Group object, stores all of the group info. Groups are Shoko Internal Objects, so they are handled a bit differently */
        "APIv3.Shoko.Group": {
            IDs: components["schemas"]["APIv3.Shoko.Group.GroupIDs"];
            /** @description The sort name for the group. Cannot directly be set by the user. */
            SortName: string;
            /** @description A short description of the group. */
            Description: string;
            /**
             * @description Indicates the group has a custom name set, different from the default
             *     name of the main series in the group.
             */
            HasCustomName: boolean;
            /**
             * @description Indicates the group has a custom description set, different from the
             *     default description of the main series in the group.
             */
            HasCustomDescription: boolean;
            Images: components["schemas"]["APIv3.Images"];
            Sizes: components["schemas"]["APIv3.Shoko.GroupSizes"];
            /**
             * Format: date-time
             * @description The time when the group was created.
             */
            Created: string;
            /**
             * Format: date-time
             * @description The time when the group was last updated
             */
            Updated: string;
            /** @description The server's title. This will use overrides, the naming settings, MainTitle if all else fails. This is a guaranteed fallback */
            Name: string;
            /**
             * Format: int32
             * @description number of direct children (number of series in group, eps in series, etc)
             */
            Size: number;
            /**
             * Format: int32
             * @description Total series count within the group and across all sub-groups, not
             *     affected by the current filtering.
             */
            TotalSize?: number;
        };
        "APIv3.Shoko.Group.CreateOrUpdateGroupBody": {
            /**
             * Format: int32
             * @description The Shoko.Server.API.v3.Models.Shoko.Group parent ID.
             */
            ParentGroupID?: number | null;
            /**
             * Format: int32
             * @description Manually select the preferred series for the group. Set to 0 to
             *     remove the preferred series.
             */
            PreferredSeriesID?: number | null;
            /** @description All the series to put into the group. */
            SeriesIDs?: number[] | null;
            /** @description All groups to put into the group as sub-groups. */
            GroupIDs?: number[] | null;
            /** @description The group's custom name. */
            Name?: string | null;
            /** @description The group's custom description. */
            Description?: string | null;
            /** @description Indicates the group should use a custom name. */
            HasCustomName?: boolean | null;
            /** @description Indicates the group should use a custom description. */
            HasCustomDescription?: boolean | null;
        };
        "APIv3.Shoko.Group.GroupIDs": {
            /**
             * Format: int32
             * @description The ID of the user selected preferred series, if one is set.
             *
             *     The value of this field will be reflected in Shoko.Server.API.v3.Models.Shoko.Group.GroupIDs.MainSeries if it is set.
             */
            PreferredSeries: number | null;
            /**
             * Format: int32
             * @description The ID of the main Shoko series for the group.
             */
            MainSeries: number;
            /**
             * Format: int32
             * @description The ID of the main AniDB anime for the group.
             */
            MainAnime: number;
            /**
             * Format: int32
             * @description The ID of the direct parent group, if it has one.
             */
            ParentGroup: number | null;
            /**
             * Format: int32
             * @description The ID of the top-level (ancestor) group this group belongs to.
             *     If the current group is a top-level group then it refers to
             *     itself.
             */
            TopLevelGroup: number;
            /**
             * Format: int32
             * @description The Shoko internal ID, for easy lookup
             */
            ID: number;
        };
        /** @description Downloaded, Watched, Total, etc */
        "APIv3.Shoko.GroupSizes": {
            SeriesTypes: components["schemas"]["APIv3.Shoko.GroupSizes.SeriesTypeCounts"];
            /**
             * Format: int32
             * @description Number of direct sub-groups within the group.
             */
            SubGroups: number;
            /**
             * Format: int32
             * @description Count of hidden episodes, be it available or missing.
             */
            Hidden: number;
            FileSources: components["schemas"]["APIv3.Shoko.SeriesSizes.FileSourceCounts"];
            Local: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
            Watched: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
            Missing: components["schemas"]["APIv3.Shoko.SeriesSizes.ReducedEpisodeTypeCounts"];
            Total: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
            /**
             * Format: int32
             * @description Count of manually linked files.
             */
            ManualLinks?: number;
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
        "APIv3.Shoko.IntegrityCheck": components["schemas"]["APIv3.Shoko.IntegrityCheck.before6"] | components["schemas"]["APIv3.Shoko.IntegrityCheck.since6"];
        "APIv3.Shoko.IntegrityCheck.before6": {
            /** Format: int32 */
            ID: number;
            ImportFolderIDs?: number[];
            /** Format: int32 */
            Status: number;
            /** Format: date-time */
            CreatedAt: string;
        };
        "APIv3.Shoko.IntegrityCheck.since6": {
            /** Format: int32 */
            ID: number;
            ManagedFolderIDs: number[];
            Status: components["schemas"]["APIv0.Shared.ScanStatus"];
            /** Format: date-time */
            CreatedAt: string;
        };
        /** @description Parsed information from a Shoko.Server.API.v3.Models.Shoko.MediaInfo.MediaContainer. */
        "APIv3.Shoko.MediaInfo": {
            /** @description General title for the media. */
            readonly Title: string | null;
            /**
             * Format: date-span
             * @description Overall duration of the media.
             */
            readonly Duration: string;
            /**
             * Format: int32
             * @description Overall bit-rate across all streams in the media container.
             */
            readonly BitRate: number;
            /**
             * Format: double
             * @description Average frame-rate across all the streams in the media container.
             */
            readonly FrameRate: number;
            /**
             * Format: date-time
             * @description Date when encoding took place, if known.
             */
            readonly Encoded: string | null;
            /** @description True if the media is streaming-friendly. */
            readonly IsStreamable: boolean;
            /** @description Common file extension for the media container format. */
            readonly FileExtension: string | null;
            /** @description The media container format. */
            readonly MediaContainer: string | null;
            /**
             * Format: int32
             * @description The media container format version.
             */
            readonly MediaContainerVersion: number;
            /** @description Video streams in the media container. */
            readonly Video: components["schemas"]["APIv3.Shoko.MediaInfo.VideoStreamInfo"][];
            /** @description Audio streams in the media container. */
            readonly Audio: components["schemas"]["APIv3.Shoko.MediaInfo.AudioStreamInfo"][];
            /** @description Sub-title (text) streams in the media container. */
            readonly Subtitles: components["schemas"]["APIv3.Shoko.MediaInfo.TextStreamInfo"][];
            /** @description Chapter information present in the media container. */
            readonly Chapters: components["schemas"]["APIv3.Shoko.MediaInfo.ChapterInfo"][];
        };
        "APIv3.Shoko.MediaInfo.AudioStreamInfo": {
            /**
             * Format: int32
             * @description Number of total channels in the audio stream.
             */
            readonly Channels: number;
            /**
             * @description A text representation of the layout of the channels available in the
             *     audio stream.
             */
            readonly ChannelLayout: string | null;
            /**
             * Format: int32
             * @description Samples per frame.
             */
            readonly SamplesPerFrame: number;
            /**
             * Format: int32
             * @description Sampling rate of the audio.
             */
            readonly SamplingRate: number;
            /** @description Compression mode used. */
            readonly CompressionMode: string | null;
            /**
             * Format: int32
             * @description Bit-rate of the audio-stream.
             */
            readonly BitRate: number;
            /** @description Bit-rate mode of the audio stream. */
            readonly BitRateMode: string | null;
            /**
             * Format: int32
             * @description Bit-depth of the audio stream.
             */
            readonly BitDepth: number;
            /**
             * Format: int32
             * @description Local id for the stream.
             */
            ID: number;
            /** @description Unique id for the stream. */
            UID: string | null;
            /** @description Stream title, if available. */
            Title: string | null;
            /**
             * Format: int32
             * @description Stream order.
             */
            Order: number;
            /** @description True if this is the default stream of the given type. */
            IsDefault: boolean;
            /** @description True if the stream is forced to be used. */
            IsForced: boolean;
            Language: components["schemas"]["APIv0.Abstraction.LanguageName"] | components["schemas"]["APIv0.Abstraction.Metadata.LanguageName"];
            /** @description 3 character language code of the language of the stream. */
            readonly LanguageCode: string | null;
            Codec: components["schemas"]["APIv3.Shoko.MediaInfo.StreamCodecInfo"];
            Format: components["schemas"]["APIv3.Shoko.MediaInfo.StreamFormatInfo"];
        };
        "APIv3.Shoko.MediaInfo.ChapterInfo": {
            /** @description Chapter title. */
            readonly Title?: string | null;
            Language: components["schemas"]["APIv0.Abstraction.LanguageName"] | components["schemas"]["APIv0.Abstraction.Metadata.LanguageName"];
            /**
             * Format: date-span
             * @description Chapter timestamp.
             */
            readonly Timestamp: string;
        };
        "APIv3.Shoko.MediaInfo.StreamCodecInfo": {
            /** @description Codec name, if available. */
            readonly Name?: string | null;
            /** @description Simplified codec id. */
            readonly Simplified: string | null;
            /** @description Raw codec id. */
            readonly Raw: string | null;
        };
        "APIv3.Shoko.MediaInfo.StreamFormatInfo": {
            /** @description Name of the format used. */
            readonly Name: string | null;
            /** @description Profile name of the format used, if available. */
            readonly Profile?: string | null;
            /** @description Compression level of the format used, if available. */
            readonly Level?: string | null;
            /** @description Format settings, if available. */
            readonly Settings?: string | null;
            /** @description Known additional features enabled for the format, if available. */
            readonly AdditionalFeatures?: string | null;
            /** @description Format endianness, if available. */
            readonly Endianness?: string | null;
            /** @description Format tier, if available. */
            readonly Tier?: string | null;
            /** @description Format commercial information, if available. */
            readonly Commercial?: string | null;
            /** @description HDR format information, if available. */
            readonly HDR?: string | null;
            /** @description HDR format compatibility information, if available. */
            readonly HDRCompatibility?: string | null;
            /** @description Context-adaptive binary arithmetic coding (CABAC). */
            readonly CABAC: boolean | null;
            /** @description Bi-directional video object planes (BVOP). */
            readonly BVOP: boolean | null;
            /** @description Quarter-pixel motion (Qpel). */
            readonly QPel: boolean | null;
            /** @description Global Motion Compensation (GMC) mode, if available. */
            readonly GMC?: string | null;
            /**
             * Format: int32
             * @description Reference frames count, if known.
             */
            readonly ReferenceFrames?: number | null;
        };
        "APIv3.Shoko.MediaInfo.TextStreamInfo": {
            /** @description Sub-title of the text stream. */
            readonly SubTitle: string | null;
            /** @description Not From MediaInfo. Is this an external sub file */
            readonly IsExternal: boolean;
            /**
             * @description The name of the external subtitle file if this is stream is from an
             *     external source. This field is only sent if Shoko.Server.API.v3.Models.Shoko.MediaInfo.TextStreamInfo.IsExternal
             *     is set to ```true```.
             */
            readonly ExternalFilename?: string | null;
            /**
             * Format: int32
             * @description Local id for the stream.
             */
            ID: number;
            /** @description Unique id for the stream. */
            UID: string | null;
            /** @description Stream title, if available. */
            Title: string | null;
            /**
             * Format: int32
             * @description Stream order.
             */
            Order: number;
            /** @description True if this is the default stream of the given type. */
            IsDefault: boolean;
            /** @description True if the stream is forced to be used. */
            IsForced: boolean;
            Language: components["schemas"]["APIv0.Abstraction.LanguageName"] | components["schemas"]["APIv0.Abstraction.Metadata.LanguageName"];
            /** @description 3 character language code of the language of the stream. */
            readonly LanguageCode: string | null;
            Codec: components["schemas"]["APIv3.Shoko.MediaInfo.StreamCodecInfo"];
            Format: components["schemas"]["APIv3.Shoko.MediaInfo.StreamFormatInfo"];
        };
        "APIv3.Shoko.MediaInfo.VideoStreamInfo": {
            /**
             * Format: int32
             * @description Width of the video stream.
             */
            readonly Width: number;
            /**
             * Format: int32
             * @description Height of the video stream.
             */
            readonly Height: number;
            /** @description Standardized resolution. */
            readonly Resolution: string | null;
            /**
             * Format: double
             * @description Pixel aspect-ratio.
             */
            readonly PixelAspectRatio: number;
            /**
             * Format: double
             * @description Frame-rate.
             */
            readonly FrameRate: number;
            /** @description Frame-rate mode. */
            readonly FrameRateMode: string | null;
            /**
             * Format: int32
             * @description Total number of frames in the video stream.
             */
            readonly FrameCount: number;
            /** @description Scan-type. Interlaced or progressive. */
            readonly ScanType: string | null;
            /** @description Color-space. */
            readonly ColorSpace?: string | null;
            /** @description Chroma sub-sampling. */
            readonly ChromaSubsampling: string | null;
            /** @description Matrix co-efficiencies. */
            readonly MatrixCoefficients?: string | null;
            /**
             * Format: int32
             * @description Bit-rate of the video stream.
             */
            readonly BitRate: number;
            /**
             * Format: int32
             * @description Bit-depth of the video stream.
             */
            readonly BitDepth: number;
            /**
             * Format: int32
             * @description Local id for the stream.
             */
            ID: number;
            /** @description Unique id for the stream. */
            UID?: string | null;
            /** @description Stream title, if available. */
            Title?: string | null;
            /**
             * Format: int32
             * @description Stream order.
             */
            Order: number;
            /** @description True if this is the default stream of the given type. */
            IsDefault: boolean;
            /** @description True if the stream is forced to be used. */
            IsForced: boolean;
            Language: components["schemas"]["APIv0.Abstraction.LanguageName"] | components["schemas"]["APIv0.Abstraction.Metadata.LanguageName"];
            /** @description 3 character language code of the language of the stream. */
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
            /**
             * Format: int32
             * @description The number of jobs waiting to execute, but nothing is blocking it except available threads
             */
            WaitingCount: number;
            /**
             * Format: int32
             * @description The number of jobs that can't run due to various circumstances, such as concurrency limits or bans
             */
            BlockedCount: number;
            /**
             * Format: int32
             * @description The number of jobs that are actionable now or in progress: waiting + blocked + executing.
             *     This deliberately excludes Shoko.Server.API.v3.Models.Shoko.Queue.ScheduledCount (jobs deferred to a future time), so an
             *     otherwise-idle queue holding only scheduled jobs reports a total of 0.
             */
            TotalCount: number;
            /**
             * Format: int32
             * @description The number of threads that the queue will use. This is the maximum number of concurrent jobs
             */
            ThreadCount: number;
            /** @description The currently executing jobs and their details */
            CurrentlyExecuting: components["schemas"]["APIv3.Shoko.Queue.QueueItem"][];
            /**
             * Format: int32
             * @description The number of jobs deferred to a future scheduled time (retry backoff or an intentionally
             *     delayed re-fetch). These are not yet ready to run and are not counted in Shoko.Server.API.v3.Models.Shoko.Queue.WaitingCount.
             */
            ScheduledCount?: number;
            /**
             * @description Per-pool (concurrency-group) status. Lets clients show "this group is processing"
             *     without waiting for per-job events that may not arrive for very fast jobs — the pool's
             *     Shoko.Server.API.v3.Models.Shoko.Queue.PoolState.ActiveWorkers increments the moment a job is acquired, well before
             *     DI scope construction, job-data deserialization, or the executing event fires.
             */
            Pools?: components["schemas"]["APIv3.Shoko.Queue.PoolState"][];
        };
        "APIv3.Shoko.Queue.QueueItem": {
            /**
             * @description The JobKey (in quartz terms) of the queue item. This can be shared across multiple
             *     queue items over the life span of the queue, but only one item will
             *     exist with the same name at any given time.
             */
            Key: string;
            /** @description The queue item type. */
            Type: string;
            /** @description The Title line of a Queue Item, e.g. Hashing File */
            Title: string;
            /** @description The details of the queue item. e.g. { "File Path": "/mnt/Drop/Steins Gate/Episode 1.mkv" } */
            Details: {
                [key: string]: unknown;
            };
            /** @description Indicates the item is currently actively running in the queue. */
            IsRunning: boolean;
            /**
             * Format: date-time
             * @description The time that a currently executing job started, in UTC ±0 timezone.
             */
            StartTime: string | null;
            /**
             * @description Indicates the item is currently disabled because it cannot run under
             *     the current conditions (e.g. a UDP or HTTP ban is active, etc.).
             */
            IsBlocked: boolean;
            /**
             * @description Indicates the item is deferred to a future Shoko.Server.API.v3.Models.Shoko.Queue.QueueItem.ScheduledAt and is not yet ready
             *     to run (retry backoff or an intentionally delayed re-fetch). Distinct from Shoko.Server.API.v3.Models.Shoko.Queue.QueueItem.IsBlocked.
             */
            IsScheduled?: boolean;
            /** @description The name of the worker pool responsible for this job. */
            PoolName?: string | null;
            /**
             * Format: int32
             * @description How many times this job has been retried after a failure.
             */
            RetryCount?: number;
            /**
             * Format: date-time
             * @description The earliest time this job is scheduled to run, in UTC ±0 timezone. Null means it can
             *     run as soon as a worker is free. A value in the future means the job is intentionally
             *     deferred (e.g. an AniDB re-download backoff or a retry delay) and is waiting for this
             *     time — it is not stuck. Shoko.Server.API.v3.Models.Shoko.Queue.QueueItem.IsBlocked is also true while it is deferred.
             */
            ScheduledAt?: string | null;
            /**
             * @description The Shoko.Server.API.v3.Models.Shoko.Queue.QueueItem.Key of the job that must complete before this one runs, when it was
             *     scheduled to follow another job. Null for standalone jobs or when the parent is no
             *     longer in the queue.
             */
            ParentKey?: string | null;
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
        /** @description Series object, stores all of the series info */
        "APIv3.Shoko.Series": {
            IDs: components["schemas"]["APIv3.Shoko.Series.SeriesIDs"];
            /** @description Indicates that the series have a custom name set. */
            HasCustomName: boolean;
            /** @description Preferred description for series. */
            Description: string | null;
            Images: components["schemas"]["APIv3.Images"];
            UserRating: components["schemas"]["APIv3.Rating"] | null;
            /** @description The inferred days of the week this series airs on. */
            AirsOn: components["schemas"]["DayOfWeek"][];
            /** @description The yearly seasons this series belongs to. */
            YearlySeasons: (components["schemas"]["APIv3.YearlySeason"] | components["schemas"]["APIv3.SeasonWithYear"])[];
            /** @description links to series pages on various sites */
            Links: components["schemas"]["APIv3.Resource"][];
            Sizes: components["schemas"]["APIv3.Shoko.SeriesSizes"];
            /**
             * Format: date-time
             * @description The time when the series was created, during the process of the first file being added
             */
            Created: string;
            /**
             * Format: date-time
             * @description The time when the series was last updated
             */
            Updated: string;
            AniDB?: components["schemas"]["APIv3.Anidb.Anime"];
            TMDB?: components["schemas"]["APIv3.Shoko.Series.TmdbData"];
            /** @description The server's title. This will use overrides, the naming settings, MainTitle if all else fails. This is a guaranteed fallback */
            Name: string;
            /**
             * Format: int32
             * @description number of direct children (number of series in group, eps in series, etc)
             */
            Size: number;
            /** @description Indicates that the episode is marked as favorite by the user. */
            IsFavorite?: boolean;
        };
        "APIv3.Shoko.Series.AddOrRemoveUserTagsBody": {
            /** @description User Tag IDs to add/remove from the series. */
            IDs: number[];
        };
        /** @description Auto-matching settings for the series. */
        "APIv3.Shoko.Series.AutoMatchSettings": {
            /** @description Auto-match against The Movie Database (TMDB). */
            TMDB: boolean;
            /** @description Auto-match against AniList. */
            AniList?: boolean;
        };
        /** @description Body for auto-matching AniDB episodes to TMDB episodes. */
        "APIv3.Shoko.Series.AutoMatchTmdbEpisodesBody": {
            /**
             * Format: int32
             * @description The specified TMDB Show ID to search for links. This parameter is used to select a specific show.
             */
            TmdbShowID?: number | null;
            /**
             * Format: int32
             * @description The specified TMDB Season ID to search for links. If not provided, links are searched for any season of the selected or first linked show.
             */
            TmdbSeasonID?: number | null;
            /**
             * @description Determines whether to retain existing links for the current series.
             * @default true
             */
            KeepExisting?: boolean;
            /** @description Determines whether to consider existing links for other series when picking episodes. */
            ConsiderExistingOtherLinks?: boolean | null;
        };
        "APIv3.Shoko.Series.LinkCommonBody": {
            /**
             * Format: int32
             * @description Provider ID to add.
             */
            ID: number;
            /** @description Replace all existing links. */
            Replace?: boolean;
            /** @description Forcefully refresh metadata even if we recently did a refresh. */
            Refresh?: boolean;
        };
        "APIv3.Shoko.Series.LinkMovieBody": {
            /**
             * Format: int32
             * @description Also link to the given AniDB episode by ID.
             */
            EpisodeID: number;
            /**
             * Format: int32
             * @description Provider ID to add.
             */
            ID: number;
            /** @description Replace all existing links. */
            Replace?: boolean;
            /** @description Forcefully refresh metadata even if we recently did a refresh. */
            Refresh?: boolean;
        };
        "APIv3.Shoko.Series.LinkShowBody": {
            /**
             * Format: int32
             * @description Provider ID to add.
             */
            ID: number;
            /** @description Replace all existing links. */
            Replace?: boolean;
            /** @description Forcefully refresh metadata even if we recently did a refresh. */
            Refresh?: boolean;
        };
        "APIv3.Shoko.Series.OverrideTmdbEpisodeLinkBody": {
            /**
             * Format: int32
             * @description AniDB Episode ID.
             */
            AniDBID: number;
            /**
             * Format: int32
             * @description TMDB Episode ID. Set to `0` to not link to any episode.
             */
            TmdbID: number;
            /** @description Replace existing episode links. */
            Replace?: boolean;
            /**
             * Format: int32
             * @description Episode index. Set to `null` to automatically calculate the
             *     index.
             */
            Index?: number | null;
        };
        "APIv3.Shoko.Series.OverrideTmdbEpisodeMappingBody": {
            /** @description Unset all existing links before applying the overrides. */
            UnsetAll?: boolean;
            /** @description Replacing existing links or add new additional links. */
            Mapping: components["schemas"]["APIv3.Shoko.Series.OverrideTmdbEpisodeLinkBody"][];
        };
        /** @description An Extended Series Model with Values for Search Results */
        "APIv3.Shoko.Series.SearchResult": {
            /** @description Indicates whether the search result is an exact match to the query. */
            ExactMatch: boolean;
            /**
             * Format: int32
             * @description Represents the position of the match within the sanitized string.
             *     This property is only applicable when ExactMatch is set to true.
             *     A lower value indicates a match that occurs earlier in the string.
             */
            Index: number;
            /**
             * Format: double
             * @description Represents the similarity measure between the sanitized query and the sanitized matched result.
             *     This may be the sorensen-dice distance or the tag weight when comparing tags for a series.
             *     A lower value indicates a more similar match.
             */
            Distance: number;
            /**
             * Format: int32
             * @description Represents the absolute difference in length between the sanitized query and the sanitized matched result.
             *     A lower value indicates a match with a more similar length to the query.
             */
            LengthDifference: number;
            /** @description Contains the original matched substring from the original string. */
            Match: string | null;
            IDs: components["schemas"]["APIv3.Shoko.Series.SeriesIDs"];
            /** @description Indicates that the series have a custom name set. */
            HasCustomName: boolean;
            /** @description Preferred description for series. */
            Description: string | null;
            Images: components["schemas"]["APIv3.Images"];
            UserRating: components["schemas"]["APIv3.Rating"] | null;
            /** @description The inferred days of the week this series airs on. */
            AirsOn: components["schemas"]["DayOfWeek"][];
            /** @description The yearly seasons this series belongs to. */
            YearlySeasons: (components["schemas"]["APIv3.YearlySeason"] | components["schemas"]["APIv3.SeasonWithYear"])[];
            /** @description links to series pages on various sites */
            Links: components["schemas"]["APIv3.Resource"][];
            Sizes: components["schemas"]["APIv3.Shoko.SeriesSizes"];
            /**
             * Format: date-time
             * @description The time when the series was created, during the process of the first file being added
             */
            Created: string;
            /**
             * Format: date-time
             * @description The time when the series was last updated
             */
            Updated: string;
            AniDB?: components["schemas"]["APIv3.Anidb.Anime"];
            TMDB?: components["schemas"]["APIv3.Shoko.Series.TmdbData"];
            /** @description The server's title. This will use overrides, the naming settings, MainTitle if all else fails. This is a guaranteed fallback */
            Name: string;
            /**
             * Format: int32
             * @description number of direct children (number of series in group, eps in series, etc)
             */
            Size: number;
            /** @description Indicates that the episode is marked as favorite by the user. */
            IsFavorite?: boolean;
        };
        "APIv3.Shoko.Series.SeriesIDs": components["schemas"]["APIv3.Shoko.Series.SeriesIDs.before6"] | components["schemas"]["APIv3.Shoko.Series.SeriesIDs.since6"];
        "APIv3.Shoko.Series.SeriesIDs.before6": {
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
        "APIv3.Shoko.Series.SeriesIDs.since6": {
            /**
             * Format: int32
             * @description The ID of the direct parent group, if it has one.
             */
            ParentGroup: number;
            /**
             * Format: int32
             * @description The ID of the top-level (ancestor) group this series belongs to.
             */
            TopLevelGroup: number;
            /**
             * Format: int32
             * @description The AniDB ID
             */
            AniDB: number;
            /** @description The TvDB IDs */
            TvDB: number[];
            /** @description The IMDB Movie IDs. */
            IMDB: string[];
            TMDB: components["schemas"]["APIv3.Shoko.Series.SeriesIDs.TmdbSeriesIDs"];
            /** @description The MyAnimeList IDs */
            MAL: number[];
            /**
             * Format: int32
             * @description The Shoko internal ID, for easy lookup
             */
            ID: number;
        };
        "APIv3.Shoko.Series.SeriesIDs.TmdbSeriesIDs": {
            Movie: number[];
            Show: number[];
        };
        "APIv3.Shoko.Series.TitleOverrideBody": {
            /** @description New title to be set as override for the series */
            Title: string;
        };
        "APIv3.Shoko.Series.TmdbData": {
            Movies?: components["schemas"]["APIv3.Tmdb.Movie"][];
            Shows?: components["schemas"]["APIv3.Tmdb.Show"][];
        };
        "APIv3.Shoko.Series.UnlinkCommonBody": {
            /**
             * Format: int32
             * @description Provider ID to remove.
             * @default 0
             */
            ID?: number;
            /** @description Purge the provider metadata from the database. */
            Purge?: boolean;
        };
        "APIv3.Shoko.Series.UnlinkMovieBody": {
            /**
             * Format: int32
             * @description Only unlink to the given AniDB episode by ID.
             * @default 0
             */
            EpisodeID?: number;
            /**
             * Format: int32
             * @description Provider ID to remove.
             * @default 0
             */
            ID?: number;
            /** @description Purge the provider metadata from the database. */
            Purge?: boolean;
        };
        /** @description An extended model for use with the soft duplicate endpoint. */
        "APIv3.Shoko.Series.WithEpisodeCount": {
            /**
             * Format: int32
             * @description Number of episodes in the series which have multiple releases.
             */
            EpisodeCount: number;
            IDs: components["schemas"]["APIv3.Shoko.Series.SeriesIDs"];
            /** @description Indicates that the series have a custom name set. */
            HasCustomName: boolean;
            /** @description Preferred description for series. */
            Description: string | null;
            Images: components["schemas"]["APIv3.Images"];
            UserRating: components["schemas"]["APIv3.Rating"] | null;
            /** @description The inferred days of the week this series airs on. */
            AirsOn: components["schemas"]["DayOfWeek"][];
            /** @description The yearly seasons this series belongs to. */
            YearlySeasons: (components["schemas"]["APIv3.YearlySeason"] | components["schemas"]["APIv3.SeasonWithYear"])[];
            /** @description links to series pages on various sites */
            Links: components["schemas"]["APIv3.Resource"][];
            Sizes: components["schemas"]["APIv3.Shoko.SeriesSizes"];
            /**
             * Format: date-time
             * @description The time when the series was created, during the process of the first file being added
             */
            Created: string;
            /**
             * Format: date-time
             * @description The time when the series was last updated
             */
            Updated: string;
            AniDB?: components["schemas"]["APIv3.Anidb.Anime"];
            TMDB?: components["schemas"]["APIv3.Shoko.Series.TmdbData"];
            /** @description The server's title. This will use overrides, the naming settings, MainTitle if all else fails. This is a guaranteed fallback */
            Name: string;
            /**
             * Format: int32
             * @description number of direct children (number of series in group, eps in series, etc)
             */
            Size: number;
            /** @description Indicates that the episode is marked as favorite by the user. */
            IsFavorite?: boolean;
        };
        /** @description Downloaded, Watched, Total, etc */
        "APIv3.Shoko.SeriesSizes": {
            /**
             * Format: int32
             * @description Count of hidden episodes, be it available or missing.
             */
            Hidden: number;
            FileSources: components["schemas"]["APIv3.Shoko.SeriesSizes.FileSourceCounts"];
            Local: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
            Watched: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
            Missing: components["schemas"]["APIv3.Shoko.SeriesSizes.ReducedEpisodeTypeCounts"];
            Total: components["schemas"]["APIv3.Shoko.SeriesSizes.EpisodeTypeCounts"];
            /**
             * Format: int32
             * @description Count of manually linked files.
             */
            ManualLinks?: number;
        };
        /** @description Lists the count of each type of episode. */
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
        /** @description Lists the count of each type of episode. */
        "APIv3.Shoko.SeriesSizes.ReducedEpisodeTypeCounts": {
            /** Format: int32 */
            Episodes: number;
            /** Format: int32 */
            Specials: number;
        };
        "APIv3.Shoko.ServerStatus": {
            /** @description The progress message for starting up */
            StartupMessage: string | null;
            State: components["schemas"]["APIv3.Shoko.ServerStatus.StartupState"];
            /**
             * Format: date-span
             * @description Uptime since bootstrapping took place. Uses hours may be greater than a day.
             */
            Uptime: string | null;
            DatabaseBlocked: components["schemas"]["APIv0.Shared.ServerState.DatabaseBlockedInfo"] | components["schemas"]["APIv3.Shoko.ServerStatus.DatabaseBlockedInfo"];
            /** @description Indicates that we can perform a controlled shutdown. */
            CanShutdown?: boolean | null;
            /** @description Indicates that we can perform a controlled restart. */
            CanRestart?: boolean | null;
            /**
             * Format: date-time
             * @description The time the server started bootstrapping.
             */
            BootstrappedAt?: string | null;
            /**
             * Format: date-time
             * @description The time the server was fully started after the initial bootstrapping.
             */
            StartedAt?: string | null;
            /**
             * Format: date-span
             * @description The time it took to start up. Will be zero if not started.
             */
            StartupTime?: string | null;
        };
        /** @enum {string} */
        "APIv3.Shoko.ServerStatus.StartupState": "Starting" | "Started" | "Failed" | "Waiting";
        "APIv3.Shoko.User": {
            /**
             * Format: int32
             * @description The UserID, this is used in a lot of v1 and v2 endpoints, and it's needed for editing or removing a user
             */
            ID: number;
            /** @description Pretty Self-explanatory. It's the Username of the user */
            Username: string;
            /** @description Is the user an admin. Admins can perform all operations, including modification of users */
            IsAdmin: boolean;
            /** @description This is a list of services that the user is set to use. AniDB, and Plex, for example */
            CommunitySites: components["schemas"]["APIv3.Shoko.CommunitySite"][];
            /**
             * @description Restricted tags. Any group/series containing any of these tags will be
             *     rendered inaccessible to the user.
             */
            RestrictedTags: number[];
            /**
             * @description The user's avatar as a base64 encoded data url if available. Otherwise
             *     an empty string.
             */
            Avatar: string;
            /** @description The user's Plex usernames. */
            PlexUsernames: string;
        };
        "APIv3.Shoko.User.ChangePasswordBody": {
            /** @description Password */
            Password: string;
            /**
             * @description Revoke all previous active API keys for the user.
             * @default true
             */
            RevokeAPIKeys?: boolean;
        };
        "APIv3.Shoko.User.CreateOrUpdateUserBody": {
            /** @description The user's new name. Must not be empty or only white-spaces. */
            Username?: string | null;
            /**
             * @description Change the user admin status. The viewer must have admin access
             *     yo change this.
             */
            IsAdmin?: boolean | null;
            /**
             * @description The updated list of services that the user can use. The viewer
             *     must have admin access to change these.
             */
            CommunitySites?: components["schemas"]["APIv3.Shoko.CommunitySite"][] | null;
            /**
             * @description The updated restricted tags for the user. The viewer must have
             *     admin access to change these.
             */
            RestrictedTags?: number[] | null;
            /**
             * @description The new user's avatar image, base64 encoded. Set to an empty
             *     string to remove the current avatar image.
             */
            Avatar?: string | null;
            /** @description The new user's Plex usernames. */
            PlexUsernames?: string | null;
        };
        "APIv3.Shoko.User.CreateUserBody": {
            /** @description The new password. */
            Password: string;
            /** @description The user's new name. Must not be empty or only white-spaces. */
            Username?: string | null;
            /**
             * @description Change the user admin status. The viewer must have admin access
             *     yo change this.
             */
            IsAdmin?: boolean | null;
            /**
             * @description The updated list of services that the user can use. The viewer
             *     must have admin access to change these.
             */
            CommunitySites?: components["schemas"]["APIv3.Shoko.CommunitySite"][] | null;
            /**
             * @description The updated restricted tags for the user. The viewer must have
             *     admin access to change these.
             */
            RestrictedTags?: number[] | null;
            /**
             * @description The new user's avatar image, base64 encoded. Set to an empty
             *     string to remove the current avatar image.
             */
            Avatar?: string | null;
            /** @description The new user's Plex usernames. */
            PlexUsernames?: string | null;
        };
        /** @description Represents the request body for adding or previewing a theme in the Web UI. */
        "APIv3.Shoko.WebUI.WebUIAddThemeBody": {
            /**
             * Format: uri
             * @description Gets or sets the URL from where to retrieve the theme.
             */
            URL: string;
            /**
             * @description Gets or sets a flag indicating whether to enable preview mode for the theme.
             *     If true, the theme will be previewed without being added permanently.
             *     If false, the theme will be added as a permanent option in the Web UI.
             */
            Preview?: boolean;
        };
        "APIv3.Shoko.WebUI.WebUIGroupExtra": {
            /**
             * Format: int32
             * @description Shoko Group ID.
             */
            ID: number;
            Type: components["schemas"]["APIv3.Anidb.AnimeType"] | components["schemas"]["APIv0.Abstraction.Metadata.AnimeType"];
            Rating: components["schemas"]["APIv3.Rating"];
            /**
             * Format: date
             * @description First aired date. Anything without an air date is going to be missing a lot of info.
             */
            AirDate: string | null;
            /**
             * Format: date
             * @description Last aired date. Will be null if the series is still ongoing.
             */
            EndDate: string | null;
            /** @description Tags for the main series. */
            Tags: components["schemas"]["APIv3.Tag"][];
        };
        "APIv3.Shoko.WebUI.WebUIGroupViewBody": {
            /** @description Group IDs to fetch info for. */
            GroupIDs: number[];
            TagFilter?: components["schemas"]["APIv0.Shared.TagFilter"];
            /**
             * Format: int32
             * @description Limits the number of returned tags.
             */
            TagLimit?: number;
            /** @description Order tags by name (and source) only. Don't use the tag weights. */
            OrderByName?: boolean;
        };
        "APIv3.Shoko.WebUI.WebUISeriesExtra": {
            /**
             * Format: date-span
             * @description Common runtime length for the episodes, if the series have any
             *     episodes.
             */
            RuntimeLength: string | null;
            /** @description The first season this show was aired in. */
            FirstAirSeason: string | null;
            /** @description A pre-filtered list of studios for the show. */
            Studios: components["schemas"]["APIv3.Role.Person"][];
            /** @description A pre-filtered list of producers for the show. */
            Producers: components["schemas"]["APIv3.Role.Person"][];
            /** @description The inferred source material for the series. */
            SourceMaterial: string | null;
        };
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary": {
            Overview: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.FileSummaryOverview"];
            Groups: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeGroupSummary"][];
            MissingEpisodes: components["schemas"]["APIv3.Anidb.Episode"][];
        };
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeDetails": {
            /**
             * Format: int32
             * @description Shoko Episode ID.
             */
            EpisodeID: number;
            /**
             * Format: int32
             * @description Shoko File ID, if auto-linked.
             */
            FileID: number;
            Type: components["schemas"]["APIv3.Anidb.EpisodeType"] | components["schemas"]["APIv0.Abstraction.Metadata.EpisodeType"];
            /**
             * Format: int32
             * @description AniDB Episode Number.
             */
            Number: number;
            /**
             * Format: int64
             * @description File Size.
             */
            Size: number;
            /** @description ED2K File Hash. */
            ED2K: string | null;
        };
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeGroupSummary": components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeGroupSummary.before6"] | components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeGroupSummary.since6"];
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeGroupSummary.before6": {
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
        /** @description Summary of a group of episodes. */
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeGroupSummary.since6": {
            /**
             * @description The name release group for the files in this range. Will be
             *     "Unknown" if the release group is unknown, or "None" if manually
             *     linked.
             */
            GroupName?: string | null;
            /**
             * @description The short name of the release group for the files in this range.
             *     Will be "Unk" if the release group is unknown, or "-" if
             *     manually linked.
             */
            GroupNameShort?: string | null;
            /**
             * Format: int32
             * @description The release version for the files in this range.
             */
            FileVersion?: number | null;
            FileSource?: components["schemas"]["APIv0.Abstraction.Video.ReleaseSource"];
            /** @description The parent directory location of the files in this range. */
            FileLocation?: string | null;
            /**
             * @description Indicates that the file version is deprecated and has been super
             *     seeded by a newer file version by the same group.
             */
            FileIsDeprecated?: boolean | null;
            /**
             * Format: int32
             * @description The managed folder ID of the files in this range.
             */
            ManagedFolder?: number | null;
            /** @description The ED2K hash + file size of the file in this range. */
            ED2K?: string | null;
            /** @description The video codecs used in the files of this range (e.g., h264, h265, etc.). */
            VideoCodecs?: string | null;
            /**
             * Format: int32
             * @description The bit depth for the video stream of the files in this range.
             */
            VideoBitDepth?: number | null;
            /** @description The common name of the resolution for the files in this range (e.g., 720p, 1080p, etc.). */
            VideoResolution?: string | null;
            /**
             * Format: int32
             * @description The viewport width for the video stream of the files in this range.
             */
            VideoWidth?: number | null;
            /**
             * Format: int32
             * @description The viewport height for the video stream of the files in this range.
             */
            VideoHeight?: number | null;
            /**
             * @description Indicates that the episodes in the group do have or don't have
             *     chapters.
             */
            VideoHasChapters?: boolean | null;
            /** @description The audio codecs used in the files of this range (e.g., acc, ac3, dts, etc.). */
            AudioCodecs?: string | null;
            /** @description The ISO 639-1 two-letter language codes for the audio streams of the files in this range (e.g., "en" for English, "ja" for Japanese, etc.). */
            AudioLanguages?: string[];
            /**
             * Format: int32
             * @description The number of audio streams in the files in the range.
             */
            AudioStreamCount?: number | null;
            /** @description The subtitle/text codecs used in the files of this range (e.g., srt, ass, etc.). */
            SubtitleCodecs?: string | null;
            /** @description The ISO 639-1 two-letter language codes for the subtitle/text streams of the files in this range (e.g., "en" for English, "ja" for Japanese, etc.). */
            SubtitleLanguages?: string[];
            /**
             * Format: int32
             * @description The number of subtitle/text streams in the files in the range.
             */
            SubtitleStreamCount?: number | null;
            /** @description Dictionary of episode ranges and sizes by type (e.g., normal episode, special episode). */
            RangeByType: {
                Episode?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
                Credits?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
                Special?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
                Trailer?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
                Parody?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
                Other?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType"];
            } | null;
            /** @description Episodes in the group. */
            Episodes?: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeDetails"][];
            /** @description File locations in the group */
            Locations?: components["schemas"]["APIv3.Shoko.File.Location"][];
        };
        /** @description Represents the episode range and size by type. */
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.EpisodeRangeByType": {
            /**
             * Format: int32
             * @description Total number of episodes for the type in the range.
             */
            Count: number;
            /**
             * @description The episode range included in this summary.
             * @example "01-03, 05, 07-134, 342-432"
             */
            Range: string | null;
            /**
             * Format: int64
             * @description The accumulated file size in bytes across all files in this range.
             */
            FileSize: number;
        };
        /** @enum {string} */
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.FileSummaryGroupByCriteria": "GroupName" | "FileVersion" | "FileSource" | "FileLocation" | "VideoCodecs" | "VideoBitDepth" | "VideoResolution" | "AudioCodecs" | "AudioLanguages" | "AudioStreamCount" | "SubtitleCodecs" | "SubtitleLanguages" | "SubtitleStreamCount" | "VideoHasChapters" | "FileIsDeprecated" | "ImportFolder" | "ED2K" | "MultipleLocations" | "ManagedFolder";
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.FileSummaryOverview": {
            /**
             * Format: int64
             * @description The total size of all locally available files for a series
             */
            TotalFileSize: number;
            /** @description A summarized list of all the locally available release groups for a series. */
            ReleaseGroups: string[];
            /** @description The list of all AniDB episode sources, and their associated file counts */
            SourcesByType: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.SourcesByType"][];
        };
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.SourceGrouping": {
            Type: components["schemas"]["APIv3.Shoko.FileSource"] | components["schemas"]["APIv0.Abstraction.Video.ReleaseSource"];
            /**
             * Format: int32
             * @description Amount of files with this file source.
             */
            Count: number;
        };
        "APIv3.Shoko.WebUI.WebUISeriesFileSummary.SourcesByType": {
            Type: components["schemas"]["APIv3.Anidb.EpisodeType"] | components["schemas"]["APIv0.Abstraction.Metadata.EpisodeType"];
            /** @description The source of the file for the episode */
            Sources: components["schemas"]["APIv3.Shoko.WebUI.WebUISeriesFileSummary.SourceGrouping"][];
        };
        "APIv3.Shoko.WebUI.WebUITheme": {
            /** @description The theme id is inferred from the filename of the theme definition file. */
            ID?: string | null;
            /** @description The display name of the theme. */
            Name?: string | null;
            /** @description A short description about the theme, if available. */
            Description?: string | null;
            /** @description The name of the author of the theme definition. */
            Author?: string | null;
            /**
             * @description Indicates this is only a preview of the theme metadata and the theme
             *     might not actually be installed yet.
             */
            IsPreview: boolean;
            /** @description Indicates the theme is installed locally. */
            IsInstalled: boolean;
            /** @description The theme version. */
            Version?: string | null;
            /** @description Author-defined tags associated with the theme. */
            Tags?: string[];
            /** @description The URL for where the theme definition lives. Used for updates. */
            URL?: string | null;
            /** @description The CSS representation of the theme. */
            CSS?: string | null;
        };
        /** @description APIv3 Studio Data Transfer Object (DTO). */
        "APIv3.Studio": {
            /**
             * Format: int32
             * @description Studio ID relative to the Shoko.Server.API.v3.Models.Common.Studio.Source.
             */
            ID: number;
            /** @description The name of the studio. */
            Name: string | null;
            /** @description The country the studio originates from. */
            CountryOfOrigin: string | null;
            /**
             * Format: int32
             * @description Entities produced by the studio in the local collection, both movies
             *     and/or shows.
             */
            Size: number;
            /** @description Logos used by the studio. */
            Logos: components["schemas"]["APIv3.Image"][];
            Source: components["schemas"]["APIv3.DataSource"] | components["schemas"]["APIv3.DataSourceType"];
        };
        "APIv3.Tag": {
            /**
             * Format: int32
             * @description Tag id. Relative to it's source for now.
             */
            ID: number;
            /**
             * Format: int32
             * @description The parent tag id, if any. Relative to it's source for now.
             */
            ParentID: number | null;
            /** @description The tag itself. */
            Name: string;
            /** @description What does the tag mean/what's it for. */
            Description?: string | null;
            /** @description True if the tag has been verified. */
            IsVerified?: boolean | null;
            /** @description True if the tag is considered a spoiler for all series it appears on. */
            IsSpoiler: boolean;
            /**
             * @description True if the tag is considered a spoiler for that particular series it is
             *     set on.
             */
            IsLocalSpoiler?: boolean | null;
            /**
             * Format: int32
             * @description How relevant is it to the series
             */
            Weight?: number | null;
            /**
             * Format: int32
             * @description Number of series the tag appears on.
             */
            Size?: number | null;
            /**
             * Format: date-time
             * @description When the tag info was last updated.
             */
            LastUpdated?: string | null;
            /** @description Source. Anidb, User, etc. */
            Source: string;
        };
        /** @description Create or update a custom tag. */
        "APIv3.Tag.CreateOrUpdateCustomTagBody": {
            /**
             * @description Set the tag name. Set to null or empty to skip. Cannot be null
             *     or empty when creating a new tag.
             */
            Name?: string | null;
            /**
             * @description Set the tag description. Set to null to skip. Set to any string
             *     value to override existing or set the new description.
             */
            Description?: string | null;
        };
        /** @description APIv3 Title Data Transfer Object (DTO) */
        "APIv3.Title": {
            /** @description The title. */
            Name: string;
            /** @description convert to AniDB style (x-jat is the special one, but most are standard 3-digit short names) */
            Language: string;
            Type: components["schemas"]["APIv0.Abstraction.TitleType"] | components["schemas"]["APIv0.Abstraction.Metadata.TitleType"];
            /** @description Indicates this is the default title for the entity. */
            Default: boolean;
            /** @description Indicates this is the user preferred title. */
            Preferred: boolean;
            /** @description AniDB, TMDB, AniList, etc. */
            Source: string;
        };
        "APIv3.Tmdb.BulkFetchBody_APIv3.Tmdb.Episode.IncludeDetails_": {
            IDs: number[];
            Include?: components["schemas"]["APIv3.Tmdb.Episode.IncludeDetails"][] | null;
            Language?: (components["schemas"]["APIv0.Abstraction.LanguageName"] | components["schemas"]["APIv0.Abstraction.Metadata.LanguageName"])[] | null;
        };
        "APIv3.Tmdb.BulkFetchBody_APIv3.Tmdb.Movie.IncludeDetails_": {
            IDs: number[];
            Include?: components["schemas"]["APIv3.Tmdb.Movie.IncludeDetails"][] | null;
            Language?: (components["schemas"]["APIv0.Abstraction.LanguageName"] | components["schemas"]["APIv0.Abstraction.Metadata.LanguageName"])[] | null;
        };
        "APIv3.Tmdb.BulkFetchBody_APIv3.Tmdb.Show.IncludeDetails_": {
            IDs: number[];
            Include?: components["schemas"]["APIv3.Tmdb.Show.IncludeDetails"][] | null;
            Language?: (components["schemas"]["APIv0.Abstraction.LanguageName"] | components["schemas"]["APIv0.Abstraction.Metadata.LanguageName"])[] | null;
        };
        /** @description APIv3 The Movie DataBase (TMDB) Bulk Search Data Transfer Object (DTO). */
        "APIv3.Tmdb.BulkSearchBody": {
            /** @description The list of TMDB IDs to search for. */
            IDs: number[];
        };
        /** @enum {string} */
        "APIv3.Tmdb.CrossReferenceExportType": "None" | "Movie" | "Show" | "Episode";
        "APIv3.Tmdb.DownloadImagesBody": {
            /** @description Forcefully re-download existing images, even if they're already cached. */
            Force?: boolean;
            /** @description If true, the download will be ran immediately. */
            Immediate?: boolean;
        };
        /** @description APIv3 The Movie DataBase (TMDB) Episode Data Transfer Object (DTO). */
        "APIv3.Tmdb.Episode": {
            /**
             * Format: int32
             * @description TMDB Episode ID.
             */
            ID: number;
            /** @description TMDB Season ID. */
            SeasonID: string | null;
            /**
             * Format: int32
             * @description TMDB Show ID.
             */
            ShowID: number;
            /**
             * @description The ID of the alternate ordering currently in use for the episode.
             *     /// ///
             */
            AlternateOrderingID: string | null;
            /**
             * Format: int32
             * @description TVDB Episode ID, if available.
             */
            TvdbEpisodeID: number | null;
            /** @description Preferred title based upon episode title preference. */
            Title: string | null;
            /** @description All available titles for the episode, if they should be included. */
            Titles?: components["schemas"]["APIv3.Title"][];
            /** @description Preferred overview based upon episode title preference. */
            Overview: string | null;
            /** @description All available overviews for the episode, if they should be included. */
            Overviews?: components["schemas"]["APIv3.Overview"][];
            /**
             * @description Indicates that the episode should be hidden from view unless explicitly
             *     requested, and should now be used internally at all.
             */
            IsHidden: boolean;
            /**
             * Format: int32
             * @description The episode number for the main ordering or alternate ordering in use.
             */
            EpisodeNumber: number;
            /**
             * Format: int32
             * @description The season number for the main ordering or alternate ordering in use.
             */
            SeasonNumber: number;
            UserRating: components["schemas"]["APIv3.Rating"];
            /**
             * Format: date-span
             * @description The episode run-time, if it is known.
             */
            Runtime: string | null;
            Images?: components["schemas"]["APIv3.Images"];
            /** @description The cast that have worked on this episode. */
            Cast?: components["schemas"]["APIv3.Role"][];
            /** @description The crew that have worked on this episode. */
            Crew?: components["schemas"]["APIv3.Role"][];
            /** @description All available ordering for the episode, if they should be included. */
            Ordering?: components["schemas"]["APIv3.Tmdb.Episode.OrderingInformation"][];
            /** @description Episode cross-references. */
            CrossReferences?: components["schemas"]["APIv3.Tmdb.Episode.CrossReference"][];
            /** @description TMDB episode to file cross-references. */
            FileCrossReferences?: components["schemas"]["APIv3.Shoko.FileCrossReference"][];
            /**
             * Format: date
             * @description The date the episode first aired, if it is known.
             */
            AiredAt: string | null;
            /**
             * Format: date-time
             * @description When the local metadata was first created.
             */
            CreatedAt: string;
            /**
             * Format: date-time
             * @description When the local metadata was last updated with new changes from the
             *     remote.
             */
            LastUpdatedAt: string;
        };
        /** @description APIv3 The Movie DataBase (TMDB) Episode Cross-Reference Data Transfer Object (DTO). */
        "APIv3.Tmdb.Episode.CrossReference": {
            /**
             * Format: int32
             * @description AniDB Anime ID.
             */
            AnidbAnimeID: number;
            /**
             * Format: int32
             * @description AniDB Episode ID.
             */
            AnidbEpisodeID: number;
            /**
             * Format: int32
             * @description TMDB Show ID.
             */
            TmdbShowID: number;
            /**
             * Format: int32
             * @description TMDB Episode ID. Will be `0` if the Shoko.Server.API.v3.Models.TMDB.TmdbEpisode.CrossReference.AnidbEpisodeID
             *     is not mapped to a TMDB Episode yet.
             */
            TmdbEpisodeID: number;
            /**
             * Format: int32
             * @description The index to order the cross-references if multiple references
             *     exists for the same anidb or tmdb episode.
             */
            Index: number;
            /** @description The match rating. */
            Rating: string | null;
        };
        /** @enum {string} */
        "APIv3.Tmdb.Episode.IncludeDetails": "None" | "Titles" | "Overviews" | "Images" | "Ordering" | "CrossReferences" | "Cast" | "Crew" | "FileCrossReferences";
        "APIv3.Tmdb.Episode.OrderingInformation": {
            /** @description The ordering ID. */
            OrderingID?: string | null;
            OrderingType: components["schemas"]["APIv0.Tmdb.AlternateOrderingType"];
            /** @description English name of the alternate ordering scheme. */
            OrderingName?: string | null;
            /**
             * @description The season id. Will be a stringified integer for the main ordering,
             *     or a hex id any alternate ordering.
             */
            SeasonID?: string | null;
            /** @description English name of the season. */
            SeasonName?: string | null;
            /**
             * Format: int32
             * @description The season number for the ordering.
             */
            SeasonNumber: number;
            /**
             * Format: int32
             * @description The episode number for the ordering.
             */
            EpisodeNumber: number;
            /** @description Indicates the current ordering is the default ordering for the episode. */
            IsDefault: boolean;
            /** @description Indicates the current ordering is the preferred ordering for the episode. */
            IsPreferred: boolean;
            /** @description Indicates the current ordering is in use for the episode. */
            InUse: boolean;
        };
        "APIv3.Tmdb.Episode.SetHiddenStateForTmdbEpisodeByEpisodeIDRequestBody": {
            /**
             * @description The new hidden state of the episode.
             * @default true
             */
            Value?: boolean;
        };
        "APIv3.Tmdb.ExportBody": {
            /**
             * Format: int32
             * @description Include only cross-references with the given AniDB episode.
             */
            AnidbEpisodeID?: number | null;
            /**
             * Format: int32
             * @description Include only cross-references with the given AniDB anime.
             */
            AnidbAnimeID?: number | null;
            /**
             * Format: int32
             * @description Include only cross-references with the given TMDB show.
             */
            TmdbShowID?: number | null;
            /**
             * Format: int32
             * @description Include only cross-references with the given TMDB episode.
             */
            TmdbEpisodeID?: number | null;
            /**
             * Format: int32
             * @description Include only cross-references with the given TMDB movie.
             */
            TmdbMovieID?: number | null;
            Automatic?: components["schemas"]["APIv3.IncludeOnlyFilter"];
            WithEpisodes?: components["schemas"]["APIv3.IncludeOnlyFilter"];
            /** @description Append human friendly comments in the output file. They serve no purpose other than to enlighten the humans reading the file what each cross-reference is for. */
            IncludeComments?: boolean;
            /** @description Sections to include in the output file, if we have anything to fill in in the selected sections. */
            SectionSet?: components["schemas"]["APIv3.Tmdb.CrossReferenceExportType"][] | null;
            /** @description Determines whether the movie filter is enabled. */
            readonly MovieFilerEnabled?: boolean;
            /** @description Determines whether episode filtering is enabled. */
            readonly EpisodeFilterEnabled?: boolean;
            /** @description Determines whether the show filter is enabled. */
            readonly ShowFilterEnabled?: boolean;
        };
        /** @description APIv3 The Movie DataBase (TMDB) Movie Data Transfer Object (DTO). */
        "APIv3.Tmdb.Movie": {
            /**
             * Format: int32
             * @description TMDB Movie ID.
             */
            ID: number;
            /**
             * Format: int32
             * @description TMDB Movie Collection ID, if the movie is in a movie collection on TMDB.
             */
            CollectionID: number | null;
            /** @description IMDB Movie ID, if available. */
            ImdbMovieID: string | null;
            /** @description Preferred title based upon series title preference. */
            Title: string | null;
            /** @description All available titles for the movie, if they should be included. */
            Titles?: components["schemas"]["APIv3.Title"][];
            /** @description Preferred overview based upon description preference. */
            Overview: string | null;
            /** @description All available overviews for the movie, if they should be included. */
            Overviews?: components["schemas"]["APIv3.Overview"][];
            /** @description Original language the movie was shot in. */
            OriginalLanguage: string | null;
            /**
             * @description Indicates the movie is restricted to an age group above the legal age,
             *     because it's a pornography.
             */
            IsRestricted: boolean;
            /**
             * @description Indicates the entry is not truly a movie, including but not limited to
             *     the types:
             *
             *     - official compilations,
             *     - best of,
             *     - filmed sport events,
             *     - music concerts,
             *     - plays or stand-up show,
             *     - fitness video,
             *     - health video,
             *     - live movie theater events (art, music),
             *     - and how-to DVDs,
             *
             *     among others.
             */
            IsVideo: boolean;
            UserRating: components["schemas"]["APIv3.Rating"];
            /**
             * Format: date-span
             * @description The movie run-time, if it is known.
             */
            Runtime: string | null;
            /** @description Genres. */
            Genres: string[];
            /** @description Keywords. */
            Keywords?: string[];
            /** @description Content ratings for different countries for this show. */
            ContentRatings?: components["schemas"]["APIv3.ContentRating"][];
            /** @description The production companies (studios) that produced the movie. */
            Studios?: components["schemas"]["APIv3.Studio"][];
            /** @description Production countries. */
            ProductionCountries?: {
                [key: string]: string;
            } | null;
            Images?: components["schemas"]["APIv3.Images"];
            /** @description The cast that have worked on this movie. */
            Cast?: components["schemas"]["APIv3.Role"][];
            /** @description The crew that have worked on this movie. */
            Crew?: components["schemas"]["APIv3.Role"][];
            /** @description The yearly seasons this movie belongs to. */
            YearlySeasons?: (components["schemas"]["APIv3.YearlySeason"] | components["schemas"]["APIv3.SeasonWithYear"])[];
            /** @description Movie cross-references. */
            CrossReferences?: components["schemas"]["APIv3.Tmdb.Movie.CrossReference"][];
            /** @description TMDB movie to file cross-references. */
            FileCrossReferences?: components["schemas"]["APIv3.Shoko.FileCrossReference"][];
            /**
             * Format: date
             * @description The date the movie first released, if it is known.
             */
            ReleasedAt: string | null;
            /**
             * Format: date-time
             * @description When the local metadata was first created.
             */
            CreatedAt: string;
            /**
             * Format: date-time
             * @description When the local metadata was last updated with new changes from the
             *     remote.
             */
            LastUpdatedAt: string;
        };
        /** @description APIv3 The Movie DataBase (TMDB) Movie Collection Data Transfer Object (DTO). */
        "APIv3.Tmdb.Movie.Collection": {
            /**
             * Format: int32
             * @description TMDB Movie Collection ID.
             */
            ID: number;
            /** @description Preferred title based upon series title preference. */
            Title?: string | null;
            /** @description All available titles for the movie collection, if they should be included. */
            Titles?: components["schemas"]["APIv3.Title"][];
            /** @description Preferred overview based upon description preference. */
            Overview?: string | null;
            /** @description All available overviews for the movie collection, if they should be included. */
            Overviews?: components["schemas"]["APIv3.Overview"][];
            /** Format: int32 */
            MovieCount: number;
            Images?: components["schemas"]["APIv3.Images"];
            /**
             * Format: date-time
             * @description When the local metadata was first created.
             */
            CreatedAt: string;
            /**
             * Format: date-time
             * @description When the local metadata was last updated with new changes from the
             *     remote.
             */
            LastUpdatedAt: string;
        };
        /** @enum {string} */
        "APIv3.Tmdb.Movie.Collection.IncludeDetails": "None" | "Titles" | "Overviews" | "Images";
        /** @description APIv3 The Movie DataBase (TMDB) Movie Cross-Reference Data Transfer Object (DTO). */
        "APIv3.Tmdb.Movie.CrossReference": {
            /**
             * Format: int32
             * @description AniDB Anime ID.
             */
            AnidbAnimeID: number;
            /**
             * Format: int32
             * @description AniDB Episode ID.
             */
            AnidbEpisodeID: number;
            /**
             * Format: int32
             * @description TMDB Show ID.
             */
            TmdbMovieID: number;
            /** @description The match rating. */
            Rating?: string | null;
        };
        /** @enum {string} */
        "APIv3.Tmdb.Movie.IncludeDetails": "None" | "Titles" | "Overviews" | "Images" | "CrossReferences" | "Cast" | "Crew" | "Studios" | "ContentRatings" | "FileCrossReferences" | "Keywords" | "ProductionCountries" | "YearlySeasons";
        "APIv3.Tmdb.RefreshMovieBody": {
            /** @description Forcefully download an update even if we updated recently. */
            Force?: boolean;
            /**
             * @description Also download images.
             * @default true
             */
            DownloadImages?: boolean;
            /** @description Also download crew and cast. Will respect global option if not set. */
            DownloadCrewAndCast?: boolean | null;
            /** @description Also download movie collection. Will respect global option if not set. */
            DownloadCollections?: boolean | null;
            /** @description If true, the refresh will be ran immediately. */
            Immediate?: boolean;
            /** @description If true, the refresh will be skipped if the movie already exists. */
            SkipIfExists?: boolean;
        };
        /** @description Refresh or download the metadata for a TMDB show. */
        "APIv3.Tmdb.RefreshShowBody": {
            /** @description Forcefully download an update even if we updated recently. */
            Force?: boolean;
            /**
             * @description Also download images.
             * @default true
             */
            DownloadImages?: boolean;
            /** @description Also download crew and cast. Will respect global option if not set. */
            DownloadCrewAndCast?: boolean | null;
            /** @description Also download alternate ordering information. Will respect global option if not set. */
            DownloadAlternateOrdering?: boolean | null;
            /** @description If true, the refresh will be ran immediately. */
            Immediate?: boolean;
            /**
             * @description If set to true and Shoko.Server.API.v3.Models.TMDB.Input.TmdbRefreshShowBody.Immediate is also set
             *     to true, then the heavy operations will be postponed
             *     to run later in the background while the essential data necessary for a
             *     preview will be downloaded immediately.
             */
            QuickRefresh?: boolean;
            /** @description Also download networks for show. Will respect global option if not set. */
            DownloadNetworks?: boolean | null;
        };
        /** @description Auto-magic AniDB to TMDB match result DTO. */
        "APIv3.Tmdb.Search.AutoMatchResult": {
            /**
             * Format: int32
             * @description AniDB Anime ID.
             */
            AnimeID: number;
            /**
             * Format: int32
             * @description AniDB Episode ID, if it's an auto-magic movie match.
             */
            EpisodeID?: number | null;
            /**
             * @description Indicates that this is a local match using existing data instead of a
             *     remote match.
             */
            IsLocal: boolean;
            /** @description Indicates that this is a remote match. */
            IsRemote: boolean;
            /** @description Indicates that the result is for a movie auto-magic match. */
            IsMovie: boolean;
            Movie?: components["schemas"]["APIv3.Tmdb.Search.RemoteSearchMovie"];
            Show?: components["schemas"]["APIv3.Tmdb.Search.RemoteSearchShow"];
        };
        /** @description Remote search movie DTO. */
        "APIv3.Tmdb.Search.RemoteSearchMovie": {
            /**
             * Format: int32
             * @description TMDB Movie ID.
             */
            ID: number;
            /** @description English title. */
            Title?: string | null;
            /** @description Title in the original language. */
            OriginalTitle?: string | null;
            /** @description Original language the movie was shot in. */
            OriginalLanguage?: string | null;
            /** @description Preferred overview based upon description preference. */
            Overview?: string | null;
            /**
             * @description Indicates the movie is restricted to an age group above the legal age,
             *     because it's a pornography.
             */
            IsRestricted: boolean;
            /**
             * @description Indicates the entry is not truly a movie, including but not limited to
             *     the types:
             *
             *     - official compilations,
             *     - best of,
             *     - filmed sport events,
             *     - music concerts,
             *     - plays or stand-up show,
             *     - fitness video,
             *     - health video,
             *     - live movie theater events (art, music),
             *     - and how-to DVDs,
             *
             *     among others.
             */
            IsVideo: boolean;
            /**
             * Format: date
             * @description The date the movie first released, if it is known.
             */
            ReleasedAt?: string | null;
            /** @description Poster URL, if available. */
            Poster?: string | null;
            /** @description Backdrop URL, if available. */
            Backdrop?: string | null;
            UserRating?: components["schemas"]["APIv3.Rating"];
            /** @description Genres. */
            Genres?: string[];
        };
        /** @description Remote search show DTO. */
        "APIv3.Tmdb.Search.RemoteSearchShow": {
            /**
             * Format: int32
             * @description TMDB Show ID.
             */
            ID: number;
            /** @description English title. */
            Title?: string | null;
            /** @description Title in the original language. */
            OriginalTitle?: string | null;
            /** @description Original language the show was shot in. */
            OriginalLanguage?: string | null;
            /** @description Preferred overview based upon description preference. */
            Overview?: string | null;
            /**
             * Format: date
             * @description The date the first episode aired at, if it is known.
             */
            FirstAiredAt?: string | null;
            /** @description Poster URL, if available. */
            Poster?: string | null;
            /** @description Backdrop URL, if available. */
            Backdrop?: string | null;
            UserRating?: components["schemas"]["APIv3.Rating"];
            /** @description Genres. */
            Genres?: string[];
        };
        /** @description APIv3 The Movie DataBase (TMDB) Season Data Transfer Object (DTO). */
        "APIv3.Tmdb.Season": {
            /** @description TMDB Season ID. */
            ID: string | null;
            /**
             * Format: int32
             * @description TMDB Show ID.
             */
            ShowID: number;
            /** @description The ID of the alternate ordering this season is associated with. */
            AlternateOrderingID: string | null;
            /** @description Preferred title based upon episode title preference. */
            Title: string | null;
            /**
             * @description All available titles for the season, if they should be included.
             *     ///
             */
            Titles?: components["schemas"]["APIv3.Title"][];
            /** @description Preferred overview based upon episode title preference. */
            Overview: string | null;
            /** @description All available overviews for the season, if they should be included. */
            Overviews?: components["schemas"]["APIv3.Overview"][];
            Images?: components["schemas"]["APIv3.Images"];
            /** @description The cast that have worked on this season across all episodes. */
            Cast?: components["schemas"]["APIv3.Role"][];
            /** @description The crew that have worked on this season across all episodes. */
            Crew?: components["schemas"]["APIv3.Role"][];
            /** @description The inferred days of the week this season airs on. */
            DaysOfWeek?: components["schemas"]["DayOfWeek"][];
            /** @description The yearly seasons this season belongs to. */
            YearlySeasons?: (components["schemas"]["APIv3.YearlySeason"] | components["schemas"]["APIv3.SeasonWithYear"])[];
            /**
             * Format: int32
             * @description The season number for the main ordering or alternate ordering in use.
             */
            SeasonNumber: number;
            /**
             * Format: int32
             * @description Count of episodes associated with the season.
             */
            EpisodeCount: number;
            /**
             * Format: int32
             * @description Count of hidden episodes associated with the season.
             */
            HiddenEpisodeCount: number;
            /** @description Indicates the season is locked for edits in TMDB. */
            IsLocked: boolean;
            /**
             * Format: date-time
             * @description When the local metadata was first created.
             */
            CreatedAt: string;
            /**
             * Format: date-time
             * @description When the local metadata was last updated with new changes from the
             *     remote.
             */
            LastUpdatedAt: string;
        };
        /** @enum {string} */
        "APIv3.Tmdb.Season.IncludeDetails": "None" | "Titles" | "Overviews" | "Images" | "Cast" | "Crew" | "YearlySeasons" | "DaysOfWeek";
        "APIv3.Tmdb.SetPreferredOrderingBody": {
            /** @description The new preferred ordering to use. */
            AlternateOrderingID: string;
        };
        /** @description APIv3 The Movie DataBase (TMDB) Show Data Transfer Object (DTO) */
        "APIv3.Tmdb.Show": {
            /**
             * Format: int32
             * @description TMDB Show ID.
             */
            ID: number;
            /**
             * @description The ID of the alternate ordering currently in use for the show.
             *     /// ///
             */
            AlternateOrderingID: string | null;
            /**
             * Format: int32
             * @description TvDB Show ID, if available.
             */
            TvdbID: number | null;
            /** @description Preferred title based upon series title preference. */
            Title: string | null;
            /** @description All available titles, if they should be included. */
            Titles?: components["schemas"]["APIv3.Title"][];
            /** @description Preferred overview based upon description preference. */
            Overview: string | null;
            /** @description All available overviews for the series, if they should be included. */
            Overviews?: components["schemas"]["APIv3.Overview"][];
            /** @description Original language the show was shot in. */
            OriginalLanguage: string | null;
            /**
             * @description Indicates the show is restricted to an age group above the legal age,
             *     because it's a pornography.
             */
            IsRestricted: boolean;
            UserRating: components["schemas"]["APIv3.Rating"];
            /** @description Genres. */
            Genres: string[];
            /** @description Keywords. */
            Keywords?: string[];
            /** @description Content ratings for different countries for this show. */
            ContentRatings?: components["schemas"]["APIv3.ContentRating"][];
            /** @description The production companies (studios) that produced the show. */
            Studios?: components["schemas"]["APIv3.Studio"][];
            /** @description Production countries. */
            ProductionCountries?: {
                [key: string]: string;
            } | null;
            /** @description The television networks that aired the show. */
            Networks?: components["schemas"]["APIv3.Network"][];
            Images?: components["schemas"]["APIv3.Images"];
            /** @description The cast that have worked on this show across all episodes and all seasons. */
            Cast?: components["schemas"]["APIv3.Role"][];
            /** @description The crew that have worked on this show across all episodes and all seasons. */
            Crew?: components["schemas"]["APIv3.Role"][];
            /** @description The inferred days of the week this show airs on. */
            DaysOfWeek?: components["schemas"]["DayOfWeek"][];
            /** @description The yearly seasons this show belongs to. */
            YearlySeasons?: (components["schemas"]["APIv3.YearlySeason"] | components["schemas"]["APIv3.SeasonWithYear"])[];
            /**
             * Format: int32
             * @description Count of episodes associated with the show.
             */
            EpisodeCount: number;
            /**
             * Format: int32
             * @description Count of hidden episodes associated with the show.
             */
            HiddenEpisodeCount: number;
            /**
             * Format: int32
             * @description Count of seasons associated with the show.
             */
            SeasonCount: number;
            /**
             * Format: int32
             * @description Count of locally alternate ordering schemes associated with the show.
             */
            AlternateOrderingCount: number;
            /** @description All available ordering for the show, if they should be included. */
            Ordering?: components["schemas"]["APIv3.Tmdb.Show.OrderingInformation"][];
            /** @description Show cross-references. */
            CrossReferences?: components["schemas"]["APIv3.Tmdb.Show.CrossReference"][];
            /**
             * Format: date
             * @description The date the first episode aired at, if it is known.
             */
            FirstAiredAt: string | null;
            /**
             * Format: date
             * @description The date the last episode aired at, if it is known.
             */
            LastAiredAt: string | null;
            /**
             * Format: date-time
             * @description When the local metadata was first created.
             */
            CreatedAt: string;
            /**
             * Format: date-time
             * @description When the local metadata was last updated with new changes from the
             *     remote.
             */
            LastUpdatedAt: string;
        };
        /** @description APIv3 The Movie DataBase (TMDB) Show Cross-Reference Data Transfer Object (DTO). */
        "APIv3.Tmdb.Show.CrossReference": {
            /**
             * Format: int32
             * @description AniDB Anime ID.
             */
            AnidbAnimeID: number;
            /**
             * Format: int32
             * @description TMDB Show ID.
             */
            TmdbShowID: number;
            /** @description The match rating. */
            Rating?: string | null;
        };
        /** @enum {string} */
        "APIv3.Tmdb.Show.IncludeDetails": "None" | "Titles" | "Overviews" | "Images" | "Ordering" | "CrossReferences" | "Cast" | "Crew" | "Studios" | "Networks" | "ContentRatings" | "Keywords" | "ProductionCountries" | "YearlySeasons" | "DaysOfWeek";
        "APIv3.Tmdb.Show.OrderingInformation": {
            /** @description The ordering ID. */
            OrderingID: string | null;
            OrderingType?: components["schemas"]["APIv0.Tmdb.AlternateOrderingType"];
            /** @description English name of the ordering scheme. */
            OrderingName: string | null;
            /**
             * Format: int32
             * @description The number of episodes in the ordering scheme.
             */
            EpisodeCount: number;
            /**
             * Format: int32
             * @description The number of hidden episodes in the ordering scheme.
             */
            HiddenEpisodeCount: number;
            /**
             * Format: int32
             * @description The number of seasons in the ordering scheme.
             */
            SeasonCount: number;
            /** @description Indicates the current ordering is the default ordering for the show. */
            IsDefault: boolean;
            /** @description Indicates the current ordering is the preferred ordering for the show. */
            IsPreferred: boolean;
            /** @description Indicates the current ordering is in use for the show. */
            InUse: boolean;
        };
        /**
         * @description Vote object. Shared between sources, episodes vs series, etc.
         *     Normalises the value
         */
        "APIv3.Vote": {
            /**
             * Format: double
             * @description The user-submitted rating relative to Shoko.Server.API.v3.Models.Common.Vote.MaxValue.
             */
            Value: number;
            /**
             * Format: int32
             * @description Max allowed value for the user-submitted rating. Assumes 10 if not set.
             * @default 10
             */
            MaxValue: number;
            /** @description for temporary vs permanent, or any other situations that may arise later. */
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
        /** @enum {string} */
        "APIv0.Abstraction.Actions.ActionCategory": "Import" | "AniDB" | "TMDB" | "Sync" | "Images" | "Maintenance" | "Miscellaneous" | "Destructive" | "PluginInferred";
        /** @enum {string} */
        "APIv0.Abstraction.Actions.ActionPermission": "Admin" | "User";
        /** @enum {string} */
        "APIv0.Abstraction.Actions.ActionScope": "Global" | "Group" | "Series" | "Episode" | "Video";
        /** @enum {string} */
        "APIv0.Abstraction.Config.DisplayColorTheme": "Default" | "Primary" | "Secondary" | "Important" | "Warning" | "Danger";
        /** @enum {string} */
        "APIv0.Abstraction.Config.ReactiveEventType": "All" | "Edited" | "Focused" | "Unfocused" | "ViewChanged" | "NewValue" | "Clicked";
        /** @enum {string} */
        "APIv0.Abstraction.Connectivity.ConnectivityCheckType": "Get" | "Head";
        /** @enum {string} */
        "APIv0.Abstraction.Connectivity.NetworkAvailability": "NoInterfaces" | "NoGateways" | "LocalOnly" | "PartialInternet" | "Internet";
        /** @enum {string} */
        "APIv0.Abstraction.Core.ReleaseChannel": "Debug" | "Stable" | "Dev" | "Auto";
        /** @enum {string} */
        "APIv0.Abstraction.Filtering.Expressions.FilterExpressionGroup": "Info" | "Logic" | "Function" | "Selector";
        /** @enum {string} */
        "APIv0.Abstraction.Filtering.Expressions.FilterExpressionParameterType": "Expression" | "DateSelector" | "NumberSelector" | "StringSelector" | "StringSetSelector" | "Date" | "Number" | "String" | "TimeSpan" | "Bool" | "StringSet";
        "APIv0.Abstraction.Logging.Models.LogSerializeFormat": string;
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.Anidb.AnidbBanType": "UDP" | "HTTP";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.AnimeType": "Movie" | "OVA" | "TV" | "TVSeries" | "TVSpecial" | "Web" | "Other" | "MusicVideo" | "Unknown";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.CharacterType": "Unknown" | "Character" | "Organization";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.CreatorType": "Unknown" | "Person" | "Company" | "Collaboration" | "Other";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.DataEntityType": "Unknown" | "Collection" | "Group" | "BoxSet" | "Franchise" | "Series" | "Anime" | "Show" | "Season" | "Episode" | "Movie" | "Video" | "Company" | "Studio" | "Network" | "Creator" | "Person" | "StaffMember" | "Character" | "User" | "Library";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.DataSource": "AniDB" | "TMDB" | "TvDB" | "AniList" | "Animeshon" | "Kitsu" | "MAL" | "FanartTV" | "IMDB" | "OMDB" | "TraktTv" | "TPDB" | "MediUX" | "SimKL" | "Plugin" | "LocallyGenerated" | "None" | "User" | "Shoko";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.EpisodeType": "Episode" | "Credits" | "Special" | "Trailer" | "Parody" | "Other";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.GroupCompletionStatus": "Unknown" | "Ongoing" | "Stalled" | "Complete" | "Dropped" | "Finished" | "SpecialsOnly";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.ImageEntityType": "None" | "Primary" | "Backdrop" | "Banner" | "Logo" | "Disc";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.LanguageName": "Unknown" | "English" | "Romaji" | "Japanese" | "Afrikaans" | "Arabic" | "Bangladeshi" | "Bulgarian" | "FrenchCanadian" | "Czech" | "Danish" | "German" | "Greek" | "Spanish" | "Estonian" | "Finnish" | "French" | "Galician" | "Hebrew" | "Hungarian" | "Italian" | "Korean" | "Lithuanian" | "Mongolian" | "Malaysian" | "Dutch" | "Norwegian" | "Polish" | "Portuguese" | "BrazilianPortuguese" | "Romanian" | "Russian" | "Slovak" | "Slovenian" | "Serbian" | "Swedish" | "Thai" | "Turkish" | "Ukrainian" | "Vietnamese" | "Chinese" | "ChineseSimplified" | "ChineseTraditional" | "Pinyin" | "Latin" | "Albanian" | "Basque" | "Bengali" | "Bosnian" | "Amharic" | "Armenian" | "Azerbaijani" | "Belarusian" | "Catalan" | "Chichewa" | "Corsican" | "Croatian" | "Divehi" | "Esperanto" | "Fijian" | "Georgian" | "Gujarati" | "HaitianCreole" | "Hausa" | "Icelandic" | "Igbo" | "Indonesian" | "Irish" | "Javanese" | "Kannada" | "Kazakh" | "Khmer" | "Kurdish" | "Kyrgyz" | "Lao" | "Latvian" | "Luxembourgish" | "Macedonian" | "Malagasy" | "Malayalam" | "Maltese" | "Maori" | "Marathi" | "MyanmarBurmese" | "Nepali" | "Oriya" | "Pashto" | "Persian" | "Punjabi" | "Quechua" | "Samoan" | "ScotsGaelic" | "Sesotho" | "Shona" | "Sindhi" | "Sinhala" | "Somali" | "Swahili" | "Tajik" | "Tamil" | "Tatar" | "Telugu" | "Turkmen" | "Uighur" | "Uzbek" | "Welsh" | "Xhosa" | "Yiddish" | "Yoruba" | "Zulu" | "Hindi" | "Filipino" | "KoreanTranscription" | "ThaiTranscription" | "Urdu" | "EnglishAmerican" | "EnglishBritish" | "EnglishAustralian" | "EnglishCanadian" | "EnglishIndia" | "EnglishNewZealand" | "MinNanChinese" | "NorwegianBokmal" | "NorwegianNynorsk" | "Main" | "None";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.RelationType": "Other" | "SameSetting" | "AlternativeSetting" | "AlternativeVersion" | "SharedCharacters" | "Prequel" | "MainStory" | "FullStory" | "Sequel" | "SideStory" | "Summary";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.TitleType": "None" | "Main" | "Official" | "Short" | "Synonym" | "TitleCard" | "KanjiReading";
        /** @enum {string} */
        "APIv0.Abstraction.Metadata.YearlySeason": "Winter" | "Spring" | "Summer" | "Fall" | "Autumn";
        /** @enum {string} */
        "APIv0.Abstraction.User.SeriesVoteType": "Permanent" | "Temporary";
        /** @enum {string} */
        "APIv0.Abstraction.Video.ReleaseSource": "Unknown" | "Other" | "TV" | "DVD" | "BluRay" | "Web" | "VHS" | "VCD" | "LaserDisc" | "Camera" | "Film";
        /** Format: int32 */
        "APIv0.Anidb.FileDeleteType": number;
        /** Format: int32 */
        "APIv0.Anidb.MyList_State": number;
        "APIv0.Plex.Models.Connections.Connection": {
            Protocol?: string | null;
            Address?: string | null;
            Port?: string | null;
            Uri?: string | null;
            Local?: string | null;
        };
        "APIv0.Plex.Models.Connections.MediaDevice": {
            Connection?: components["schemas"]["APIv0.Plex.Models.Connections.Connection"][];
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
        "APIv0.Plex.Models.Libraries.Directory": {
            AllowSync: boolean;
            Art?: string | null;
            Composite?: string | null;
            Filters: boolean;
            Refreshing: boolean;
            Thumb?: string | null;
            /** Format: int32 */
            Key: number;
            Type: components["schemas"]["APIv0.Plex.Models.PlexType"];
            Title?: string | null;
            Agent?: string | null;
            Scanner?: string | null;
            Language?: string | null;
            Uuid?: string | null;
            /** Format: int64 */
            UpdatedAt: number;
            /** Format: int64 */
            CreatedAt: number;
            Location?: components["schemas"]["APIv0.Plex.Models.Libraries.Location"][];
        };
        "APIv0.Plex.Models.Libraries.Location": {
            /** Format: int64 */
            Id: number;
            Path?: string | null;
        };
        /**
         * Format: int32
         * @enum {integer}
         */
        "APIv0.Plex.Models.PlexType": 0 | 1 | 2 | 3 | 4 | 5;
        /** @description A concrete connectivity monitor definition used for WAN availability checks. */
        "APIv0.Settings.ConnectivityMonitorDefinition": {
            /** @default New Monitor */
            Key?: string | null;
            /** @default  */
            Name: string;
            Type: components["schemas"]["APIv0.Abstraction.Connectivity.ConnectivityCheckType"];
            /**
             * Format: uri
             * @default
             */
            Address: string;
        };
        /**
         * @description Controls whether releases covering mixed episode types (regular + specials)
         *     are treated as a single unit or ranked independently per type.
         * @enum {string}
         */
        "APIv0.Settings.EpisodeTypeScope": "KeepTogether" | "BestPerType";
        "APIv0.Settings.ImageSettings": {
            /** @description List of user-registered image template URLs. */
            ImageTemplateUrls: components["schemas"]["APIv0.Settings.ImageTemplateUrlConfiguration"][];
            /**
             * @description Automatically purge orphaned images on a periodic schedule (every 24 hours).
             *     Orphaned images are no longer referenced by any entity in the database.
             */
            AutoPurge: boolean;
            /**
             * @description Automatically validate the integrity of all available images on a periodic schedule
             *     (every 24 hours). Invalid images will be re-downloaded.
             */
            AutoValidate: boolean;
        };
        /** @description Configuration for the image template URL. */
        "APIv0.Settings.ImageTemplateUrlConfiguration": {
            ImageSource: components["schemas"]["APIv0.Abstraction.Metadata.DataSource"];
            TemplateUrl?: string | null;
        };
        /** @description Configuration for per-logger max level override rules. */
        "APIv0.Settings.LogLevelRuleConfiguration": {
            /** @default New Log Level Rule */
            Key?: string | null;
            /**
             * @description Logger name pattern targeted by this rule.
             * @default
             */
            LoggerNamePattern: string;
            MaxLevel: components["schemas"]["Extensions.Logging.LogLevel"];
            /**
             * @description Whether this rule should stop processing later rules.
             * @default true
             */
            Final: boolean;
        };
        "APIv0.Settings.LoggingSettings": {
            /**
             * @description Indicates that the log rotation should be used.
             * @default true
             */
            RotationEnabled: boolean;
            /**
             * @description Indicates that we should compress the log files.
             * @default true
             */
            RotationCompress: boolean;
            /**
             * @description Indicates that we should delete older log files.
             * @default true
             */
            RotationDeleteEnabled: boolean;
            /**
             * Format: int32
             * @description Number of days to keep log files before deleting.
             */
            RotationDeleteDays: number | null;
            /** @description Enable trace logging in the log file and web UI live console. */
            TraceLog: boolean;
            DefaultFileLogLevel?: components["schemas"]["Extensions.Logging.LogLevel"];
            DefaultSignalRLogLevel?: components["schemas"]["Extensions.Logging.LogLevel"];
            DefaultConsoleLogLevel?: components["schemas"]["Extensions.Logging.LogLevel"];
            ConsoleFormat: components["schemas"]["APIv0.Abstraction.Logging.Models.LogSerializeFormat"];
            /** @description Optional user-defined log level override rules keyed by logger pattern. */
            LogLevelRules: components["schemas"]["APIv0.Settings.LogLevelRuleConfiguration"][];
        };
        "APIv0.Settings.PluginSettings.PluginUpdatesSettings": {
            /**
             * @description Whether automatic repository syncing is enabled.
             * @default false
             */
            IsAutoSyncEnabled: boolean;
            /**
             * @description Whether automatic plugin upgrades are enabled.
             * @default false
             */
            IsAutoUpgradeEnabled: boolean;
            AutoUpdateFrequency: components["schemas"]["APIv0.Shared.ScheduledUpdateFrequency"];
            /**
             * Format: date-span
             * @description Default time before a repository's packages are considered stale.
             *     Defaults to 12 hours.
             * @default 12:00:00.000000
             */
            DefaultRepositoryStaleTime: string;
            /**
             * Format: date-span
             * @description Time to retain old plugin versions before auto-cleanup. Defaults to
             *     30 days.
             * @default 720.00:00.000000
             */
            InactivePluginVersionRetention: string;
        };
        "APIv0.Settings.QueueProcessorSettings": {
            Provider: components["schemas"]["Shoko.QueueProcessor.DatabaseProvider"];
            /**
             * @description Path to the SQLite queue database file. Relative paths are resolved against
             *     the application data directory. Only used when Shoko.Server.Settings.QueueProcessorSettings.Provider is SQLite.
             */
            SQLiteFilePath: string | null;
            /** @description The connection string for the queue database. For SQLite, this can be used to append additional options to the connection string. For all other providers this is a required field. */
            ConnectionString: string | null;
            /**
             * Format: int32
             * @description Maximum total concurrent workers across all pools. Defaults to CPU count + 4.
             */
            MaxTotalWorkers: number;
            /**
             * Format: int32
             * @description Milliseconds between coalesced DB flush operations.
             */
            FlushIntervalMs: number;
            /**
             * Format: int32
             * @description Maximum number of jobs to flush in a single DB batch.
             */
            MaxFlushBatch: number;
            /** @description A map of job type name to the number of allowed concurrent workers of that type. */
            LimitedConcurrencyOverrides: {
                [key: string]: number;
            } | null;
        };
        "APIv0.Settings.ReleaseComparisonPreferences": {
            /**
             * @description Ordered list of quality signals used to rank release candidates.
             *     Comparison stops at the first signal where the two candidates differ.
             */
            SignalPriority: components["schemas"]["APIv0.Settings.ReleaseSignalType"][];
            /** @description Ordered source preference: first entry is most preferred. */
            SourceOrder: string[];
            /** @description Ordered resolution preference: first entry is most preferred. */
            ResolutionOrder: string[];
            /** @description Ordered video codec preference: first entry is most preferred. */
            VideoCodecOrder: string[];
            /** @description Ordered audio codec preference: first entry is most preferred. */
            AudioCodecOrder: string[];
            /**
             * @description Ordered audio language preference: first entry is most preferred.
             *     Candidates are compared against this list in order — the first preferred
             *     language present in one candidate but not the other decides the winner.
             *     Empty list means no language preference — audio language comparison is always a tie.
             */
            AudioLanguageOrder: string[];
            /**
             * @description Ordered subtitle language preference: first entry is most preferred.
             *     Candidates are compared against this list in order — the first preferred
             *     language present in one candidate but not the other decides the winner.
             *     Empty list means no language preference — subtitle language comparison is always a tie.
             */
            SubtitleLanguageOrder: string[];
            /**
             * @description Ordered release-group preference: first entry is most preferred.
             *     Empty list means no group preference — subgroup comparison is always a tie.
             */
            SubGroupOrder: string[];
            /** @description When true, 10-bit video is preferred over 8-bit; when false, the opposite. */
            PreferHigherBitDepth: boolean;
            /**
             * @description When true, the auto-management check runs at the end of every import.
             *     When false, no redundancy check is triggered on import; the check can
             *     still be invoked manually via the API.
             */
            AutoDeleteOnImport: boolean;
            /**
             * @description When true, redundant release candidates are automatically deleted.
             *     When false, the check still runs but only logs what would be removed
             *     (preview/display mode). Requires Shoko.Server.Settings.ReleaseComparisonPreferences.AutoDeleteOnImport to
             *     be true for the deletion to trigger automatically on import.
             */
            AllowDeletion: boolean;
            /**
             * @description When true and a series is still airing, redundancy is evaluated per-file
             *     rather than per-candidate. Individual files whose episode coverage is
             *     already provided by a higher-ranked candidate are deleted, while the
             *     remaining files in that candidate (covering episodes the primary has not
             *     yet reached) are retained.
             *
             *     When false (or when the series has finished airing), the existing
             *     whole-candidate rule applies: a secondary candidate is only deleted if
             *     its entire episode coverage is already subsumed by the primary.
             */
            PerFileDeletionForAiringSeries: boolean;
            EpisodeTypeScope: components["schemas"]["APIv0.Settings.EpisodeTypeScope"];
        };
        /**
         * @description Signals available for sequential release comparison.
         * @enum {string}
         */
        "APIv0.Settings.ReleaseSignalType": "Source" | "Resolution" | "VideoCodec" | "BitDepth" | "AudioStreams" | "SubtitleStreams" | "AudioCodec" | "Chaptered" | "SubGroup" | "Version" | "Corrupted" | "Censored" | "Creditless" | "GroupHomogeneity" | "AudioLanguage" | "SubtitleLanguage";
        "APIv0.Settings.RelocationSettings": {
            /**
             * @description Indicates that we should rename a video file on import, and after metadata
             *     updates when the metadata related to the file may have changed.
             */
            RenameOnImport: boolean;
            /**
             * @description Indicates that we should move a video file on import, and after metadata
             *     updates when the metadata related to the file may have changed.
             */
            MoveOnImport: boolean;
            /**
             * @description Indicates that we should relocate a video file that lives inside a
             *     drop destination managed folder that's not also a drop source on import.
             */
            AllowRelocationInsideDestinationOnImport: boolean;
        };
        /** @description Settings for rate limiting the TMDB provider. */
        "APIv0.Settings.TmdbRateLimitSettings": {
            /**
             * Format: int32
             * @description Maximum number of requests allowed within the rate limit window.
             *     TMDB enforces a maximum of 40 requests per second; this defaults to 10 to avoid overwhelming
             *     end-user hardware with API requests and the data processing that follows each one.
             */
            MaxRequestsPerWindow: number;
            /**
             * Format: int32
             * @description Duration of the sliding rate limit window in milliseconds.
             */
            WindowDurationMs: number;
        };
        /**
         * Format: int32
         * @enum {integer}
         */
        "APIv0.Shared.Constants.DatabaseType": 0 | 1 | 2;
        /**
         * Format: int32
         * @enum {integer}
         */
        "APIv0.Shared.ScanStatus": 0 | 1 | 2;
        /**
         * Format: int32
         * @enum {integer}
         */
        "APIv0.Shared.ScheduledUpdateFrequency": 1 | 2 | 3 | 4 | 5 | 6;
        /** @description A registered executable action, as exposed by the listing endpoints. */
        "APIv3.Action.ActionInfo": {
            /**
             * Format: uuid
             * @description The action's stable UUIDv5 identifier.
             */
            ID: string;
            /** @description The action's display name. */
            Name: string;
            /** @description The action's description. */
            Description: string | null;
            Category: components["schemas"]["APIv0.Abstraction.Actions.ActionCategory"];
            /**
             * @description The resolved display name for the category — the owning plugin's name
             *     for Shoko.Abstractions.Actions.ActionCategory.PluginInferred, otherwise the
             *     category's own name.
             */
            CategoryName: string;
            Scope: components["schemas"]["APIv0.Abstraction.Actions.ActionScope"];
            Permission: components["schemas"]["APIv0.Abstraction.Actions.ActionPermission"];
            /**
             * @description UI hint for destructive actions. WebUI is expected to prompt before
             *     invoking the action when this is true.
             */
            RequiresConfirmation: boolean;
        };
        "APIv3.Anidb.Character": {
            /**
             * Format: int32
             * @description The ID of the character.
             */
            ID: number;
            /**
             * @description The name of the character.
             *     ///
             */
            Name: string;
            /** @description The original name of the character. */
            OriginalName: string | null;
            /** @description The description of the character. */
            Description: string;
            Type: components["schemas"]["APIv0.Abstraction.Metadata.CharacterType"];
            /** @description The gender of the character. */
            Gender: string;
            /** @description The date that the character was last updated on AniDB. */
            LastUpdatedAt: string;
            Image: components["schemas"]["APIv3.Image"] | null;
        };
        /**
         * @description Represents the release status of a single AniDB release
         *     group for an anime.
         */
        "APIv3.Anidb.ReleaseGroupStatus": {
            /**
             * Format: int32
             * @description AniDB group ID.
             */
            GroupID: number;
            /** @description AniDB group name. */
            GroupName?: string | null;
            CompletionState: components["schemas"]["APIv0.Abstraction.Metadata.GroupCompletionStatus"];
            /**
             * Format: int32
             * @description The last episode number released by the group, or 0 if
             *     unknown.
             */
            LastEpisodeNumber: number;
            /**
             * @description The episodes released by the group, compressed into
             *     ranges (e.g. "1-5, 7, S1-S3"), or empty if unknown.
             */
            EpisodeRange?: string | null;
            /**
             * Format: double
             * @description The group's rating for their release, 0-10, or 0 if
             *     unrated.
             */
            Rating: number;
            /**
             * Format: int32
             * @description Number of votes behind Shoko.Server.API.v3.Models.AniDB.AnidbReleaseGroupStatus.Rating.
             */
            RatingVotes: number;
        };
        /** @description An API key. */
        "APIv3.Auth.ApiToken": {
            /**
             * Format: int32
             * @description The ID of the user the API key belongs to.
             */
            UserID: number;
            /** @description The username of the user the API key belongs to. */
            Username: string | null;
            /** @description The device the API key was created for. */
            Device: string | null;
            /**
             * Format: date-time
             * @description When the API key expires, or null if it never expires.
             */
            ExpiresAt: string | null;
            /** @description The API key's authorization token. */
            Token?: string | null;
        };
        /** @description Request to generate a new API token. */
        "APIv3.Auth.GenerateTokenRequest": {
            /** @description The device name. */
            Device: string;
            /**
             * @description Optional token expiration. Accepted formats:
             *
             *     - A simple duration string (e.g. `"7d"`, `"24h"`, `"30m"`)
             *     - An ISO 8601 duration (e.g. `"P7D"`, `"PT24H"`)
             *     - An ISO 8601 absolute datetime (e.g. `"2026-07-01T00:00:00Z"`)
             *
             *     If omitted or null, the token will not expire.
             */
            Expires?: string | null;
        };
        /** @description Request to sign in. */
        "APIv3.Auth.SignInRequest": {
            /** @description The user's username. */
            User: string;
            /** @description The user's password. */
            Password: string;
            /** @description The device name. */
            Device: string;
            /**
             * @description Optional token expiration. Accepted formats:
             *
             *     - A simple duration string (e.g. `"7d"`, `"24h"`, `"30m"`)
             *     - An ISO 8601 duration (e.g. `"P7D"`, `"PT24H"`)
             *     - An ISO 8601 absolute datetime (e.g. `"2026-07-01T00:00:00Z"`)
             *
             *     If omitted or null, the token will not expire.
             */
            Expires?: string | null;
        };
        /** @description Performs a redirect as part of the result of a configuration action. */
        "APIv3.Configuration.ConfigurationActionRedirect": {
            /**
             * @description The URL to redirect to. Can be an absolute path (with an optional
             *     query) or an absolute URL. A value is deemed to be a a path if it does
             *     not contain a leading http:// or https:// prefix. If it's a path, then
             *     it will redirect within the web UI.
             */
            Location: string;
            /**
             * @description Open the location in a new tab. Defaults to `false` if the
             *     location is a path, and to `true` if it's an absolute URL.
             */
            OpenInNewTab: boolean;
        };
        /** @description The result of a configuration action. */
        "APIv3.Configuration.ConfigurationActionResult": {
            /** @description Indicates that the default save message should be shown to the user. */
            ShowSaveMessage: boolean;
            /**
             * @description Indicates that the configuration should be refreshed by the client
             *     because we've modified it.
             */
            Refresh: boolean;
            PatchOperations?: components["schemas"]["AspNetCore.JsonPatch.Operations.Operation"][] | null;
            /** @description Any additional messages to show to the user. */
            Messages: components["schemas"]["APIv3.Configuration.ConfigurationActionResultMessage"][];
            /** @description Any validation errors to show to the user. */
            ValidationErrors?: {
                [key: string]: string[];
            } | null;
            /** @description Indicates that existing validation errors should be kept. */
            KeepExistingValidationErrors: boolean;
            Redirect?: components["schemas"]["APIv3.Configuration.ConfigurationActionRedirect"] | null;
        };
        /**
         * @description A message to display to the user upon completing a configuration action, be
         *     it successfully or not.
         */
        "APIv3.Configuration.ConfigurationActionResultMessage": {
            /** @description The title of the message to display to the user. */
            Title?: string | null;
            /** @description The message to display to the user. */
            Message: string;
            Theme: components["schemas"]["APIv0.Abstraction.Config.DisplayColorTheme"];
        };
        "APIv3.Configuration.ConfigurationInfo": {
            /**
             * Format: uuid
             * @description The ID of the configuration.
             */
            ID: string;
            /** @description The display name of the configuration. */
            Name: string;
            /** @description A set of paths for properties that need a restart to take effect. */
            RestartPendingFor: string[];
            /** @description A set of environment variables that have been loaded. */
            LoadedEnvironmentVariables: string[];
            /** @description Describes what the configuration is for. */
            Description: string | null;
            /** @description Whether or not the configuration is hidden from the client. */
            IsHidden: boolean;
            /** @description Wether or not the configuration is a base configuration. */
            readonly IsBase: boolean;
            /** @description Whether or not the configuration has custom actions. */
            HasCustomActions: boolean;
            /** @description Whether or not the configuration has custom new factory. */
            HasCustomNewFactory: boolean;
            /** @description Whether or not the configuration has custom validation. */
            HasCustomValidation: boolean;
            /** @description Whether or not the configuration has custom save action. */
            HasCustomSave: boolean;
            /** @description Whether or not the configuration has custom load action. */
            HasCustomLoad: boolean;
            /**
             * @description Whether or not the configuration support live editing the in-memory
             *     configuration.
             */
            HasLiveEdit: boolean;
            Plugin: components["schemas"]["APIv3.Plugin.PluginInfo"];
        };
        /**
         * @description Available data sources to chose from.
         * @enum {string}
         */
        "APIv3.DataSourceType": "AniDB" | "TMDB";
        "APIv3.DuplicateFiles.FileIdSet": {
            /**
             * Format: int32
             * @description The file ID with duplicates to remove.
             */
            FileID: number;
            /** @description The series IDs with duplicates to remove. */
            AnimeSeriesIDs: number[];
            /** @description The episode IDs with duplicates to remove. */
            AnimeEpisodeIDs: number[];
            /** @description The duplicate locations to remove from the files/episodes. */
            FileLocationIDs: number[];
        };
        /** @description A hash provider. */
        "APIv3.Hashing.HashProvider": {
            /**
             * Format: uuid
             * @description The unique ID of the provider.
             */
            ID: string;
            /** @description The version of the hash provider. */
            Version: string;
            /** @description The display name of the hash provider. */
            Name: string;
            /** @description Describes what the hash provider is for. */
            Description: string | null;
            /** @description Gets all available hash types for the provider. */
            AvailableHashTypes: string[];
            /** @description The enabled hash types. */
            EnabledHashTypes: string[];
            Configuration: components["schemas"]["APIv3.Configuration.ConfigurationInfo"] | null;
            Plugin: components["schemas"]["APIv3.Plugin.PluginInfo"];
        };
        /** @description Summary for the hashing service's APIv3 REST API. */
        "APIv3.Hashing.HashingSummary": {
            /** @description Gets or sets a value indicating whether to use parallel mode. */
            ParallelMode: boolean;
            /**
             * Format: int32
             * @description Gets the number of available hash providers to pick from.
             */
            ProviderCount: number;
            /** @description Gets the set of all available hash types across all providers. */
            AllAvailableHashTypes: string[];
            /** @description Gets the set of all enabled hash types across all providers. */
            AllEnabledHashTypes: string[];
        };
        /** @description Settings for the hashing service's APIv3 REST API. */
        "APIv3.Hashing.UpdateHashingSettingsBody": {
            /** @description Gets or sets a value indicating whether to use parallel mode. */
            ParallelMode?: boolean | null;
        };
        "APIv3.Hashing.UpdateMultipleProvidersBody": {
            /** Format: uuid */
            ID: string;
            EnabledHashTypes?: string[] | null;
        };
        "APIv3.Hashing.UpdateSingleProviderBody": {
            EnabledHashTypes?: string[] | null;
        };
        /** @description Body for adding a new image from a remote source. */
        "APIv3.ImageManagement.AddImageBody": {
            Source: components["schemas"]["APIv0.Abstraction.Metadata.DataSource"];
            /** @description Resource identifier for the image source's template URL. */
            ResourceID: string;
            /**
             * Format: int32
             * @description Image width in pixels.
             */
            Width?: number | null;
            /**
             * Format: int32
             * @description Image height in pixels.
             */
            Height?: number | null;
            /**
             * @description ISO 639-1 alpha-2 language code for the main language used
             *     for the text in the image.
             */
            LanguageCode?: string | null;
            /** @description ISO 3166-1 alpha-2 country code for region-specific images. */
            CountryCode?: string | null;
        };
        /** @description Body for adding a cross-reference between an image and an entity. */
        "APIv3.ImageManagement.AddImageCrossReferenceBody": {
            /**
             * Format: uuid
             * @description The UUID of the image to link.
             */
            ImageID: string;
            ImageType: components["schemas"]["APIv0.Abstraction.Metadata.ImageEntityType"];
            Source?: components["schemas"]["APIv0.Abstraction.Metadata.DataSource"];
            /** @description Whether the image is enabled for the entity. */
            IsEnabled?: boolean;
            /** @description Whether the image should be auto-downloaded. */
            IsDesired?: boolean;
            /** @description Whether this is the preferred image for the entity+type. */
            IsPreferred?: boolean;
            /**
             * Format: int32
             * @description Sort order index for images of the same type.
             */
            Ordering?: number | null;
            /**
             * Format: double
             * @description Community rating normalized on a scale of 1-10.
             */
            Rating?: number | null;
            /**
             * Format: int32
             * @description Number of community votes for the rating.
             */
            RatingVotes?: number | null;
        };
        /** @description Body for batch updating multiple images. */
        "APIv3.ImageManagement.BatchUpdateImageBody": {
            /** @description The UUIDs of the images to update. */
            ImageIDs: string[];
            Update: components["schemas"]["APIv3.ImageManagement.UpdateImageBody"];
        };
        /** @description Body for batch updating multiple image cross-references. */
        "APIv3.ImageManagement.BatchUpdateImageCrossReferenceBody": {
            /** @description The IDs of the cross-references to update. */
            CrossReferenceIDs: number[];
            Update: components["schemas"]["APIv3.ImageManagement.UpdateImageCrossReferenceBody"];
        };
        /**
         * @description Image cross-reference DTO. Represents the association between an image
         *     and an entity.
         */
        "APIv3.ImageManagement.ImageCrossReference": {
            /**
             * Format: int32
             * @description The local cross-reference identifier for administrative purposes.
             */
            ID: number;
            /**
             * Format: uuid
             * @description The universally/globally unique identifier (UUID/GUID) for the image.
             */
            ImageID: string;
            /**
             * Format: uuid
             * @description The ID of the primary image for the associated entity.
             */
            PrimaryImageID: string;
            ImageType: components["schemas"]["APIv0.Abstraction.Metadata.ImageEntityType"];
            ImageSource: components["schemas"]["APIv0.Abstraction.Metadata.DataSource"];
            /**
             * @description The entity ID. This is the stringified identifier of the linked
             *     entity.
             */
            EntityID: string;
            EntityType: components["schemas"]["APIv0.Abstraction.Metadata.DataEntityType"];
            EntitySource: components["schemas"]["APIv0.Abstraction.Metadata.DataSource"];
            /**
             * Format: int32
             * @description The season number if the linked entity is a season. If the linked
             *     entity is an episode, this returns the episode's season number.
             */
            EntitySeasonNumber: number | null;
            /**
             * Format: int32
             * @description The episode number if the linked entity is an episode.
             */
            EntityEpisodeNumber: number | null;
            /**
             * Format: date
             * @description The date when the entity was released.
             */
            EntityReleasedAt: string | null;
            /**
             * Format: int32
             * @description The ordering number for where the image should appear in the list of
             *     images for the entity and image type. Lower values appear first.
             */
            Ordering: number;
            /** @description Indicates whether the image is enabled for the entity. */
            IsEnabled: boolean;
            /** @description Indicates whether auto-download of the image is enabled. */
            IsDesired: boolean;
            /**
             * @description Indicates whether this image is the preferred image for the
             *     entity+type combination.
             */
            IsPreferred: boolean;
            CommunityRating?: components["schemas"]["APIv3.Rating"];
            Source: components["schemas"]["APIv0.Abstraction.Metadata.DataSource"];
            /** @description When the cross-reference was created. */
            CreatedAt: string;
            /** @description When the cross-reference was last updated. */
            LastUpdatedAt: string;
            Image?: components["schemas"]["APIv3.ImageManagement.ImageSlim"];
        };
        /**
         * @description A slimmer image representation used when embedding an image inside
         *     another DTO (e.g. a cross-reference). Omits legacy fields and fields
         *     that originate from the cross-reference itself (type, rating, preferred,
         *     desired).
         */
        "APIv3.ImageManagement.ImageSlim": {
            /**
             * Format: uuid
             * @description The image's universally/globally unique identifier (UUID/GUID).
             */
            UID: string;
            /**
             * Format: uuid
             * @description Primary image's universally/globally unique identifier (UUID/GUID) in
             *     the linked image list.
             */
            PrimaryUID: string;
            /** @description Extra image IDs in the linked image list, except the primary image. */
            LinkedUIDs?: string[];
            Source: components["schemas"]["APIv0.Abstraction.Metadata.DataSource"];
            /** @description The image's resource identifier. */
            ResourceID: string;
            /** @description The image's content type. */
            ContentType: string;
            /**
             * @description Indicates the image is available locally and can be served through the
             *     API.
             */
            Available: boolean;
            /**
             * @description Indicates the images is disabled. You must explicitly ask for these, for
             *     hopefully obvious reasons.
             */
            Disabled: boolean;
            /**
             * @description Language code for the language used for the text in the image, if any.
             *     Or null if the image doesn't contain any language specifics.
             */
            LanguageCode: string | null;
            /** @description Country code for the language used for the text in the image, if any. */
            CountryCode: string | null;
            /**
             * Format: int32
             * @description Width of the image.
             */
            Width: number | null;
            /**
             * Format: int32
             * @description Height of the image.
             */
            Height: number | null;
        };
        /** @description Body for setting the primary image link. */
        "APIv3.ImageManagement.SetPrimaryImageBody": {
            /**
             * Format: uuid
             * @description The UUID of the image to set as the primary image.
             */
            PrimaryImageID: string;
        };
        /** @description Body for setting a template URL for an image source. */
        "APIv3.ImageManagement.SetTemplateUrlBody": {
            /** @description The template URL to set. Use `null` or empty to clear. */
            TemplateUrl?: string | null;
        };
        /**
         * @description Body for updating an existing image. Tracks which properties were
         *     explicitly set to support partial updates.
         */
        "APIv3.ImageManagement.UpdateImageBody": {
            /**
             * Format: int32
             * @description Image width in pixels.
             */
            Width?: number | null;
            /**
             * Format: int32
             * @description Image height in pixels.
             */
            Height?: number | null;
            /**
             * @description ISO 639-1 alpha-2 language code for the main language used
             *     for the text in the image.
             */
            LanguageCode?: string | null;
            /** @description ISO 3166-1 alpha-2 country code for region-specific images. */
            CountryCode?: string | null;
            /** @description Whether the image is globally enabled. */
            IsEnabled?: boolean | null;
            readonly HasWidthSet?: boolean;
            readonly HasHeightSet?: boolean;
            readonly HasLanguageCodeSet?: boolean;
            readonly HasCountryCodeSet?: boolean;
        };
        /**
         * @description Body for updating an existing image cross-reference. Tracks which
         *     properties were explicitly set to support partial updates.
         */
        "APIv3.ImageManagement.UpdateImageCrossReferenceBody": {
            /** @description Whether the image is enabled for the entity. */
            IsEnabled?: boolean | null;
            /** @description Whether the image should be auto-downloaded. */
            IsDesired?: boolean | null;
            /** @description Whether this is the preferred image for the entity+type. */
            IsPreferred?: boolean | null;
            /**
             * Format: int32
             * @description Sort order index for images of the same type.
             */
            Ordering?: number | null;
            /**
             * Format: double
             * @description Community rating normalized on a scale of 1-10.
             */
            Rating?: number | null;
            /**
             * Format: int32
             * @description Number of community votes for the rating.
             */
            RatingVotes?: number | null;
            readonly HasOrderingSet?: boolean;
            readonly HasRatingSet?: boolean;
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Anidb.Character_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Anidb.Character"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.ImageManagement.ImageCrossReference_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.ImageManagement.ImageCrossReference"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.ImageManagement.ImageSlim_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.ImageManagement.ImageSlim"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Image_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Image"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Plugin.PackageInfo_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Plugin.PackageInfo"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Plugin.PackageManifestInfo_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Plugin.PackageManifestInfo"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Plugin.PackageUpdateInfo_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Plugin.PackageUpdateInfo"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Release.ReleaseGroup_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Release.ReleaseGroup"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Release.ReleaseInfo_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Release.ReleaseInfo"][];
        };
        /**
         * @description A list with the total count of <typeparamref name="T" /> entries that
         *     match the filter and a sliced or the full list of <typeparamref name="T" />
         *     entries.
         */
        "APIv3.ListResult_APIv3.Release.SeriesWithCandidates_": {
            /**
             * Format: int32
             * @description Total number of <typeparamref name="T" /> entries that matched the
             *     applied filter.
             */
            Total: number;
            /** @description A sliced page or the whole list of <typeparamref name="T" /> entries. */
            List: components["schemas"]["APIv3.Release.SeriesWithCandidates"][];
        };
        /** @description API model containing a single log entry. */
        "APIv3.Logging.LogEntry": {
            /**
             * Format: date-time
             * @description Entry timestamp in UTC.
             */
            readonly TimeStamp: string;
            /** @description Log level. */
            readonly Level: string;
            /** @description Logger category or name. */
            readonly Logger: string;
            /** @description Caller information. */
            readonly Caller: string;
            /**
             * Format: int32
             * @description Thread ID for the entry.
             */
            readonly ThreadID: number;
            /**
             * Format: int32
             * @description Process ID for the entry.
             */
            readonly ProcessID: number;
            /** @description Rendered log message. */
            readonly Message: string;
            /** @description Optional rendered exception information. */
            readonly Exception?: string | null;
        };
        /** @description API model containing log file metadata. */
        "APIv3.Logging.LogFile": {
            /**
             * Format: uuid
             * @description Log file identifier.
             */
            readonly ID: string;
            /**
             * Format: date
             * @description Date of the log file.
             */
            readonly Date: string;
            /**
             * Format: int32
             * @description Daily number of the log file. Will be 0 for the latest log file of the
             *     day, then ascending order starting at 1, from oldest to newest.
             */
            readonly DailyNumber: number;
            /** @description File name. */
            readonly Name: string;
            /**
             * Format: int64
             * @description File size in bytes at the time of retrieval.
             */
            readonly Size: number;
            /** @description Indicates whether the file is the current log file. */
            readonly IsCurrent: boolean;
            /** @description Indicates whether the file is compressed. */
            readonly IsCompressed: boolean;
            /** @description Detected file format. */
            readonly Format: string;
            /**
             * Format: date-time
             * @description Last modified timestamp in UTC.
             */
            readonly LastModifiedAt: string;
        };
        /** @description API model containing paged log read data. */
        "APIv3.Logging.LogReadResult": {
            /**
             * Format: int32
             * @description Next offset to continue reading from, or null if there are no more
             *     entries.
             */
            readonly NextOffset: number | null;
            /** @description Returned log entries. */
            readonly Entries: components["schemas"]["APIv3.Logging.LogEntry"][];
        };
        /** @description Request body for adding a new package repository. */
        "APIv3.Plugin.AddPackageRepositoryBody": {
            /** @description Friendly name of the repository. */
            Name: string;
            /**
             * Format: uri
             * @description Repository API endpoint URL. Must be an absolute URL using http:// or https://.
             */
            Url: string;
            /**
             * Format: date-span
             * @description Optional custom stale time for this specific repository.
             *     If not set, the default stale time will be used.
             */
            StaleTime?: string | null;
        };
        /** @description Request body for checking for plugin updates. */
        "APIv3.Plugin.CheckForUpdatesBody": {
            /**
             * @description Force sync even if repositories are not stale.
             *     If null, checks the configured schedule.
             */
            ForceSync?: boolean | null;
            /**
             * @description Whether to upgrade enabled plugins automatically.
             *     If null, uses settings default.
             */
            PerformUpgrade?: boolean | null;
        };
        "APIv3.Plugin.DiscoverPluginInfosBody": {
            /**
             * @description The paths to attempt to load. If relative, it will be first checked if
             *     it's relative to the system plugin directory followed by the user
             *     plugin directory. If absolute, it will be checked if it lies within
             *     one of the two mentioned directories.
             */
            Paths: string[];
        };
        /** @description Information about a package archive file for download. */
        "APIv3.Plugin.PackageArchiveInfo": {
            /**
             * @description Runtime identifier for the version. Will be `"any"` for universal
             *     packages.
             */
            RuntimeIdentifier: string;
            /** @description Semantic version for minimum ABI version required to run this version. */
            AbstractionVersion: string;
            /** @description Indicates if the archive is ABI and runtime compatible with the current system. */
            IsCompatible: boolean;
            /** @description Indicates if the archive is installed on the system. */
            IsInstalled: boolean;
            /** @description Download URL for the package's archive. */
            ArchiveUrl: string;
            /** @description SHA256 checksum for integrity verification. */
            ArchiveChecksum: string;
        };
        /** @description A package with version information for installation. */
        "APIv3.Plugin.PackageInfo": {
            Repository: components["schemas"]["APIv3.Plugin.PackageRepositoryInfo"] | null;
            Manifest: components["schemas"]["APIv3.Plugin.PackageManifestInfo"];
            Release: components["schemas"]["APIv3.Plugin.PackageReleaseInfo"];
            Archive: components["schemas"]["APIv3.Plugin.PackageArchiveInfo"];
            Plugin: components["schemas"]["APIv3.Plugin.PluginInfo"] | null;
        };
        /** @description Information about a package manifest. */
        "APIv3.Plugin.PackageManifestInfo": {
            /**
             * Format: uuid
             * @description Unique package identifier.
             */
            PackageID: string;
            /** @description Package display name. */
            Name: string;
            /** @description Describes what the package does at a high level. */
            Overview: string;
            /** @description The author(s) of the package and plugins contained within it. */
            Authors: string;
            /** @description Search tags. */
            Tags: string[];
            Thumbnail: components["schemas"]["APIv3.Plugin.PackageThumbnailInfo"] | null;
            /** @description Available releases from the manifest. */
            Releases?: components["schemas"]["APIv3.Plugin.PackageReleaseInfo"][];
            /**
             * Format: date-time
             * @description When this manifest was last fetched.
             */
            LastFetchedAt: string;
        };
        /** @description Information about a package release. */
        "APIv3.Plugin.PackageReleaseInfo": {
            RepositoryID: string | null;
            /**
             * @description Shared semantic version for all versions of the release. (e.g.,
             *     "1.2.3").
             */
            Version: string;
            /** @description The source revision tag of the release, if provided. */
            Tag: string | null;
            /**
             * @description The SHA digest of the source revision used to build the release, if
             *     provided.
             */
            SourceRevision: string | null;
            /** @description Whether the release is installed. */
            IsInstalled: boolean;
            /**
             * Format: date-time
             * @description When the release was made.
             */
            ReleasedAt: string;
            Channel: components["schemas"]["APIv0.Abstraction.Core.ReleaseChannel"];
            /**
             * @description Release notes, or null if not available for this
             *     release.
             */
            ReleaseNotes: string | null;
            /**
             * @description Available archives for different runtime environments and
             *     architectures.
             */
            Archives?: components["schemas"]["APIv3.Plugin.PackageArchiveInfo"][];
        };
        /** @description Information about a repository containing one or more package manifests. */
        "APIv3.Plugin.PackageRepositoryInfo": {
            /**
             * Format: uuid
             * @description Unique repository identifier based on the URL.
             */
            ID: string;
            /** @description Repository identifier/name. */
            Name: string;
            /** @description Repository API endpoint URL. */
            Url: string;
            /**
             * Format: date-time
             * @description When this repository was last synced, or null if it
             *     hasn't been fetched yet.
             */
            LastFetchedAt?: string | null;
            /**
             * Format: date-span
             * @description Custom stale time for this specific repo. It uses the default stale
             *     time if not set.
             */
            StaleTime?: string | null;
        };
        /** @description A plugin thumbnail definition. */
        "APIv3.Plugin.PackageThumbnailInfo": {
            /** @description The mime type of the thumbnail image. */
            MimeType: string;
            /**
             * Format: int32
             * @description The width of the thumbnail image.
             */
            Width: number;
            /**
             * Format: int32
             * @description The height of the thumbnail image.
             */
            Height: number;
        };
        /**
         * @description Describes an available update for a locally installed package. The full
         *     package details are available through the other package endpoints.
         */
        "APIv3.Plugin.PackageUpdateInfo": {
            /**
             * Format: uuid
             * @description The unique identifier of the package.
             */
            PackageID: string;
            /** @description The display name of the package. */
            Name: string;
            Current: components["schemas"]["APIv3.Plugin.PackageInfo"];
            Latest: components["schemas"]["APIv3.Plugin.PackageInfo"];
        };
        "APIv3.Plugin.PluginCompatibilityInfo": {
            /** @description Gets the current plugin abstraction ABI in use. */
            AbstractionVersion: string | null;
            /** @description Gets the current runtime identifier for the platform in use. */
            RuntimeIdentifier: string | null;
        };
        /** @description A plugin that this plugin depends on. */
        "APIv3.Plugin.PluginDependency": {
            /**
             * Format: uuid
             * @description The unique identifier of the plugin this release depends on.
             */
            PluginID: string;
            /**
             * @description The semantic version constraint for the dependency (e.g.
             *     `">=1.0.0"`, `"^2.0.0"`).
             */
            VersionRange: string;
            /**
             * @description If true, the dependency is optional. A missing
             *     optional dependency produces a warning but does not block install or
             *     enable.
             */
            IsOptional: boolean;
            /**
             * @description Whether the dependency is satisfied by a currently installed and
             *     enabled plugin. Only populated by resolution endpoints.
             */
            IsResolved: boolean;
            Plugin?: components["schemas"]["APIv3.Plugin.PluginInfo"] | null;
            /**
             * @description A human-readable description of the resolution state. Only populated
             *     by resolution endpoints.
             */
            Message?: string | null;
        };
        /** @description A plugin definition. */
        "APIv3.Plugin.PluginInfo": {
            /**
             * Format: uuid
             * @description The unique identifier for the plugin.
             */
            ID: string;
            /** @description The name of the plugin. */
            Name: string;
            /** @description The description of the plugin. */
            Description: string;
            /** @description The version of the plugin. */
            Version: string;
            /** @description The .NET runtime identifier (e.g. `"win-64"`, `"linux-x64"`, etc.) the component was built for. */
            RuntimeIdentifier: string;
            /**
             * @description The version of the plugin abstractions that the plugin was built
             *     against.
             */
            AbstractionVersion: string;
            /** @description The source revision of the component, if available. */
            SourceRevision: string | null;
            /** @description The release tag tied to the source revision, if available. */
            ReleaseTag: string | null;
            Channel: components["schemas"]["APIv0.Abstraction.Core.ReleaseChannel"];
            /**
             * Format: date-time
             * @description The date and time the component was released.
             */
            ReleasedAt: string;
            /** @description The author(s) of the plugin. */
            Authors: string | null;
            /** @description The repository URL for the plugin, if provided. */
            RepositoryUrl: string | null;
            /** @description The home-page URL for the plugin, if provided. */
            HomepageUrl: string | null;
            /**
             * Format: int32
             * @description The order in which the plugin was loaded.
             */
            LoadOrder: number;
            Thumbnail: components["schemas"]["APIv3.Plugin.PackageThumbnailInfo"] | null;
            /**
             * Format: date-time
             * @description When the plugin was installed locally.
             */
            InstalledAt: string;
            /**
             * @description Indicates the plugin is currently installed. Will only be `false`
             *     if the plugin has be uninstalled in the current session.
             */
            IsInstalled: boolean;
            /**
             * @description Indicates the plugin is currently enabled for use in the current
             *     session or for the next session.
             */
            IsEnabled: boolean;
            /** @description Indicates the current version of the plugin is pinned. */
            IsPinned: boolean;
            /** @description Indicates the plugin is currently loaded in the current session. */
            IsActive: boolean;
            /** @description Indicates the plugin requires a restart for changes to take effect. */
            RestartPending: boolean;
            /**
             * @description Indicates the plugin can be loaded by the current runtime. Missing
             *     assemblies or incompatible ABI versions will prevent loading.
             */
            CanLoad: boolean;
            /** @description Indicates if the plugin can be uninstalled by the user. */
            CanUninstall: boolean;
            /** @description The plugin's dependencies on other plugins. */
            Dependencies: components["schemas"]["APIv3.Plugin.PluginDependency"][];
            /** @description Indicates if the plugin can be enabled or disabled by the user. */
            CanEnableOrDisable: boolean;
            /**
             * @description The directory containing the plugin DLLs, if the plugin is not placed
             *     in the root of the plugins directory.
             */
            ContainingDirectory: string | null;
            /**
             * @description All DLLs for the plugin. The first path will always be the main DLL
             *     which contains the plugin implementation.
             */
            DLLs: string[];
        };
        /** @description Settings for the plugin package manager's APIv3 REST API. */
        "APIv3.Plugin.PluginPackageSettings": {
            /** @description Whether automatic repository syncing is enabled. */
            IsAutoSyncEnabled: boolean;
            /** @description Whether automatic plugin upgrades are enabled. */
            IsAutoUpgradeEnabled: boolean;
            /**
             * Format: date-span
             * @description Default time before a repository's packages are considered stale.
             */
            DefaultRepositoryStaleTime: string;
            /**
             * Format: date-span
             * @description Time to retain old plugin versions before auto-cleanup.
             */
            InactivePluginVersionRetention: string;
        };
        /** @description A page exposed by a plugin. */
        "APIv3.Plugin.PluginPage": {
            /**
             * Format: uuid
             * @description The ID of the page.
             */
            ID: string;
            /** @description The name of the page. */
            Name?: string | null;
            /** @description The relative or absolute URL to where to redirect the user. */
            Url?: string | null;
            /**
             * @description Indicates that the page can be embedded within the Web UI. Set to
             *       false to force the page to open in a new window.
             *     ///
             */
            CanEmbed: boolean;
            PluginInfo?: components["schemas"]["APIv3.Plugin.PluginInfo"];
        };
        "APIv3.Plugin.UpdatePluginInfoBody": {
            /** @description Set the plugin to be enabled or disabled after next startup. */
            IsEnabled?: boolean | null;
            /** @description Pin or unpin the plugin to prevent or allow automatic updates. */
            IsPinned?: boolean | null;
            /**
             * @description When `true`, bypass safety checks for the operation. Used to
             *     force-disable a plugin that other enabled plugins depend on, or
             *     force-uninstall a plugin with dependents.
             */
            Force?: boolean;
        };
        /** @description Settings for the plugin package manager's APIv3 REST API. */
        "APIv3.Plugin.UpdatePluginPackageSettingsBody": {
            /** @description Whether automatic repository syncing is enabled. */
            IsAutoSyncEnabled?: boolean | null;
            /** @description Whether automatic plugin upgrades are enabled. */
            IsAutoUpgradeEnabled?: boolean | null;
            /**
             * Format: date-span
             * @description Default time before a repository's packages are considered stale.
             */
            DefaultRepositoryStaleTime?: string | null;
            /**
             * Format: date-span
             * @description Time to retain old plugin versions before auto-cleanup.
             */
            InactivePluginVersionRetention?: string | null;
        };
        /** @description Request body for executing release deletion. */
        "APIv3.Release.DeleteReleasesBody": {
            /**
             * @description VideoLocal_Place IDs of the files to delete. Typically populated from
             *     Shoko.Server.API.v3.Models.Release.ReleaseDeletionPreview.FileLocation.PlaceID after reviewing
             *     the preview.
             */
            PlaceIDs: number[];
        };
        /**
         * @description Fields that can be patched on a stored release via the API.
         *     Omitted (null) fields leave the existing value unchanged.
         */
        "APIv3.Release.PatchReleaseBody": {
            /**
             * @description Whether the release is publicly available. Set to `false` for
             *     custom or private releases to prevent AniDB from scanning them.
             */
            IsPublic?: boolean | null;
            /**
             * @description When set to `true`, no provider will attempt to rescan this
             *     release regardless of the backoff schedule.
             */
            PreventRescan?: boolean | null;
        };
        /**
         * @description A ranked release candidate for a series, with full quality-signal and
         *     file details.
         */
        "APIv3.Release.ReleaseCandidate": {
            /**
             * Format: int32
             * @description 1-based rank within the series. Rank 1 is the best (primary) candidate.
             */
            Rank: number;
            /**
             * @description SHA-256 fingerprint of this candidate's quality signals. Candidates with
             *     the same key have identical quality profiles.
             */
            Key: string;
            /**
             * @description Human-readable display name built from the candidate's distinguishing
             *     signals: group, resolution, and version strategy. Mixed (gap-fill)
             *     candidates use a "PrimaryGroup + FillerGroup" format.
             */
            Name: string;
            /**
             * @description True when every file in this candidate has a `StoredReleaseInfo`
             *     record. When false, quality signals are derived from MediaInfo only and
             *     may be less accurate.
             */
            HasReleaseInfo: boolean;
            /**
             * @description True when the primary candidate (rank 1) fully covers every episode this
             *     candidate covers, making it safe to delete.
             */
            IsRedundant: boolean;
            /**
             * Format: int32
             * @description Number of file locations in this candidate that would be deleted by
             *     auto-management given the current ranking. For non-airing series this
             *     equals Shoko.Server.API.v3.Models.Release.ReleaseCandidate.Files.Count when Shoko.Server.API.v3.Models.Release.ReleaseCandidate.IsRedundant is true
             *     and 0 otherwise. For airing series (per-file deletion) it may be any
             *     value from 0 to Shoko.Server.API.v3.Models.Release.ReleaseCandidate.Files.Count.
             */
            RedundantFileCount: number;
            /**
             * @description Episodes covered by the file locations that would be deleted. Files
             *     shared with the primary candidate are excluded. Empty when nothing
             *     would be deleted.
             */
            RedundantEpisodes: components["schemas"]["APIv3.Release.ReleaseCandidate.EpisodeCoverage"][];
            DecidingSignal: components["schemas"]["APIv0.Settings.ReleaseSignalType"] | null;
            DecidingType: components["schemas"]["APIv0.Abstraction.Metadata.EpisodeType"] | null;
            /**
             * @description The display value of Shoko.Server.API.v3.Models.Release.ReleaseCandidate.DecidingSignal for the higher-ranked
             *     (winning) candidate. Null when Shoko.Server.API.v3.Models.Release.ReleaseCandidate.DecidingSignal is null.
             */
            WinnerValue: string | null;
            /**
             * @description The display value of Shoko.Server.API.v3.Models.Release.ReleaseCandidate.DecidingSignal for this candidate
             *     (the loser). Null when Shoko.Server.API.v3.Models.Release.ReleaseCandidate.DecidingSignal is null.
             */
            LoserValue: string | null;
            GroupID: string | null;
            GroupName: string | null;
            GroupShortName: string | null;
            Source: string | null;
            Resolution: string | null;
            VideoCodec: string | null;
            /** Format: int32 */
            BitDepth: number;
            AudioCodec: string | null;
            /** Format: int32 */
            AudioStreamCount: number;
            /** Format: int32 */
            SubtitleStreamCount: number;
            IsChaptered: boolean | null;
            IsCensored: boolean | null;
            IsCreditless: boolean | null;
            IsCorrupted: boolean;
            /** Format: int32 */
            Version: number;
            VersionStrategy: components["schemas"]["Release.ReleaseVersionStrategy"];
            IsMixed: boolean;
            IsHomogeneous: boolean;
            SecondaryGroupNames: string[];
            IsChapteredMixed: boolean;
            IsCensoredMixed: boolean;
            IsCreditlessMixed: boolean;
            AudioLanguages: string[];
            SubtitleLanguages: string[];
            /** @description All file locations that belong to this release candidate. */
            Files: components["schemas"]["APIv3.Release.ReleaseCandidate.File"][];
            /** @description All (EpisodeType, EpisodeNumber) pairs covered by any file in this candidate. */
            Episodes: components["schemas"]["APIv3.Release.ReleaseCandidate.EpisodeCoverage"][];
        };
        /** @description An episode covered by a release candidate, with the group that provides it. */
        "APIv3.Release.ReleaseCandidate.EpisodeCoverage": {
            Type: components["schemas"]["APIv0.Abstraction.Metadata.EpisodeType"];
            /** Format: int32 */
            Number: number;
            /**
             * @description Short name of the release group that provides this episode in the
             *     candidate. Null when the file has no provider-backed release info
             *     (manually linked or unrecognised files).
             */
            GroupShortName: string | null;
            /**
             * @description Shoko.Server.API.v3.Models.Release.ReleaseCandidate.File.PlaceID of every file in the candidate that covers
             *                 this episode. Usually one entry. More than one means multiple files
             *                 legitimately cover the same episode within this candidate — either a
             *                 multi-part release (each file covering a different percentage range)
             *                 or the grouper's "ambiguous" full-collision case (same version, same
             *                 quality tier — e.g. a v2 that was never tagged with an incremented
             *                 version). Both files are kept and neither is treated as redundant;
             *                 this list is what lets a client show that both are included instead
             *                 of only surfacing one. Only populated on Shoko.Server.API.v3.Models.Release.ReleaseCandidate.Episodes
             *                 (the candidate-level list) — empty on the per-file Shoko.Server.API.v3.Models.Release.ReleaseCandidate.File.Episodes lists,
             *                 since a file's own coverage entries don't need to name themselves.
             */
            PlaceIDs: number[];
        };
        /** @description A single file location belonging to a release candidate. */
        "APIv3.Release.ReleaseCandidate.File": {
            /**
             * Format: int32
             * @description VideoLocal_Place ID.
             */
            PlaceID: number;
            /**
             * Format: int32
             * @description VideoLocal ID (unique file identity, based on ED2K hash + size).
             */
            VideoLocalID: number;
            /** @description Absolute file path, or null if the managed folder is currently unavailable. */
            AbsolutePath: string | null;
            /**
             * Format: int64
             * @description File size in bytes.
             */
            FileSize: number;
            /**
             * @description True when this file is marked as a variation (`VideoLocal.IsVariation`).
             *     Variations are always excluded from redundancy/auto-management, and are only
             *     shown here at all when they cover an episode this candidate also covers via
             *     another (non-variation) file — see Shoko.Server.API.v3.Models.Release.ReleaseCandidate.EpisodeCoverage.PlaceIDs.
             */
            IsVariation: boolean;
            /**
             * @description True when this specific file would be deleted by auto-management.
             *     For airing series, individual files within a candidate can differ.
             *     Always false for a variation file (Shoko.Server.API.v3.Models.Release.ReleaseCandidate.File.IsVariation) — variations are
             *     never considered for redundancy/auto-management.
             */
            IsRedundant: boolean;
            /**
             * Format: date
             * @description The release date reported by the release provider, if known.
             */
            ReleasedAt: string | null;
            /**
             * Format: date-time
             * @description When this file was imported into Shoko's library, if known.
             */
            ImportedAt: string | null;
            /** @description The release's original filename as reported by the provider, if known. */
            OriginalFilename: string | null;
            /**
             * @description True if this file has chapter markers; false if chapter data is present
             *     but no chapters; null if chapter data is absent.
             */
            IsChaptered: boolean | null;
            /** @description True if this file is marked as censored by the release provider. */
            IsCensored: boolean | null;
            /** @description True if this file is marked as creditless by the release provider. */
            IsCreditless: boolean | null;
            /** @description True if this file is marked as corrupted by the release provider. */
            IsCorrupted: boolean;
            /** @description Release source for this specific file (e.g. "BluRay", "Web"). */
            Source: string | null;
            /** @description Video resolution for this specific file (e.g. "1080p", "720p"). */
            Resolution: string | null;
            /** @description Video codec for this specific file (e.g. "HEVC", "H264"). */
            VideoCodec: string | null;
            /**
             * Format: int32
             * @description Video bit depth for this specific file.
             */
            BitDepth: number;
            /** @description Primary audio codec for this specific file (e.g. "AAC", "AC3"). */
            AudioCodec: string | null;
            /**
             * Format: int32
             * @description Number of audio streams in this specific file.
             */
            AudioStreamCount: number;
            /**
             * Format: int32
             * @description Number of subtitle streams in this specific file.
             */
            SubtitleStreamCount: number;
            /**
             * Format: int32
             * @description Release version for this specific file.
             */
            Version: number;
            /** @description Audio languages embedded in this file, from the release provider or MediaInfo. */
            AudioLanguages: string[];
            /** @description Subtitle languages embedded in this file, from the release provider or MediaInfo. */
            SubtitleLanguages: string[];
            /**
             * @description Episodes this specific file covers. Empty when the file has no
             *     `StoredReleaseInfo` record (use the candidate-level
             *     Shoko.Server.API.v3.Models.Release.ReleaseCandidate.Episodes as a fallback in that case).
             */
            Episodes: components["schemas"]["APIv3.Release.ReleaseCandidate.EpisodeCoverage"][];
        };
        "APIv3.Release.ReleaseCrossReference": {
            /**
             * Format: int32
             * @description AniDB episode ID.
             */
            AnidbEpisodeID: number;
            /**
             * Format: int32
             * @description AniDB anime ID, if known by the provider. Otherwise we'll fetch it
             *     later using the Shoko.Server.API.v3.Models.Release.ReleaseCrossReference.AnidbEpisodeID.
             */
            AnidbAnimeID: number | null;
            /**
             * Format: int32
             * @description Where in the Shoko.Server.API.v3.Models.Release.ReleaseCrossReference.AnidbEpisodeID the video starts covering in
             *     the range [0, 99], but must be less than Shoko.Server.API.v3.Models.Release.ReleaseCrossReference.PercentageEnd.
             */
            PercentageStart: number;
            /**
             * Format: int32
             * @description Where in the Shoko.Server.API.v3.Models.Release.ReleaseCrossReference.AnidbEpisodeID the video stops covering in
             *     the range [1, 100], but must be greater than Shoko.Server.API.v3.Models.Release.ReleaseCrossReference.PercentageStart.
             */
            PercentageEnd: number;
            /** @description A dictionary of provider-specific IDs. */
            ProviderIDs: {
                [key: string]: string;
            } | null;
        };
        /** @description Preview of files that would be deleted for a single series. */
        "APIv3.Release.ReleaseDeletionPreview": {
            /**
             * Format: int32
             * @description Shoko series ID.
             */
            SeriesID: number;
            /** @description Display title for the series. */
            SeriesTitle: string;
            /**
             * Format: int32
             * @description AniDB anime ID.
             */
            AnidbAnimeID: number;
            /**
             * Format: int32
             * @description Number of files that would be deleted.
             */
            TotalFilesToDelete: number;
            /**
             * Format: int64
             * @description Total size in bytes of files that would be deleted.
             */
            TotalSizeToDelete: number;
            /**
             * @description File locations that would be deleted for this series.
             *     Use the Shoko.Server.API.v3.Models.Release.ReleaseDeletionPreview.FileLocation.PlaceID values as input
             *     to the execute endpoint.
             */
            Files: components["schemas"]["APIv3.Release.ReleaseDeletionPreview.FileLocation"][];
        };
        /** @description A file location that would be deleted. */
        "APIv3.Release.ReleaseDeletionPreview.FileLocation": {
            /**
             * Format: int32
             * @description VideoLocal_Place ID — use this in the execute body.
             */
            PlaceID: number;
            /**
             * Format: int32
             * @description VideoLocal ID.
             */
            VideoLocalID: number;
            /** @description Absolute file path, or null if the managed folder is unavailable. */
            AbsolutePath?: string | null;
            /**
             * Format: int64
             * @description File size in bytes.
             */
            FileSize: number;
        };
        /** @description Request body for computing a release deletion preview. */
        "APIv3.Release.ReleaseDeletionPreviewBody": {
            /**
             * @description When provided, only these series are included in the preview. Takes
             *     priority over Shoko.Server.API.v3.Models.Release.Input.ReleaseDeletionPreviewBody.ExcludedSeriesIDs. Useful for a
             *     single-series preview launched from the detail view.
             */
            IncludedSeriesIDs?: number[] | null;
            /**
             * @description Series IDs to exclude from the preview. Ignored when
             *     Shoko.Server.API.v3.Models.Release.Input.ReleaseDeletionPreviewBody.IncludedSeriesIDs is provided.
             */
            ExcludedSeriesIDs?: number[] | null;
            /**
             * @description Per-series overrides that select a specific candidate as the primary
             *     (to keep). When provided for a series, the specified candidate is
             *     treated as rank 1 regardless of the auto-ranking order.
             */
            Overrides?: components["schemas"]["APIv3.Release.ReleaseDeletionPreviewBody.SeriesCandidateOverride"][] | null;
        };
        /** @description Per-series override specifying which candidate to treat as the primary. */
        "APIv3.Release.ReleaseDeletionPreviewBody.SeriesCandidateOverride": {
            /**
             * Format: int32
             * @description Shoko series ID.
             */
            SeriesID: number;
            /**
             * @description The Shoko.Server.API.v3.Models.Release.ReleaseCandidate.Key of the candidate to treat as
             *     the primary (best) release. All other candidates will be evaluated as
             *     secondary against this one.
             */
            PreferredCandidateKey: string;
        };
        "APIv3.Release.ReleaseGroup": {
            /** @description AniDB release group ID (69) */
            ID: string;
            /** @description The Release Group's Name (Unlimited Translation Works) */
            Name: string;
            /** @description The Release Group's Short Name (UTW) */
            ShortName: string | null;
            /** @description Source. Anidb, User, etc. */
            Source: string;
        };
        "APIv3.Release.ReleaseInfo": {
            /** @description The ID of the release by the provider, if available from the provider. */
            ID: string | null;
            /**
             * @description The name of the provider which found the release. This field can
             *     intentionally be set to anything to allow importing/exporting/remixing
             *     data from other providers.
             */
            ProviderName: string;
            /**
             * @description An absolute URI for where to find the information, if available from the
             *     provider. Can be a http://, https:// or file:// URI.
             */
            ReleaseURI: string | null;
            /**
             * Format: int32
             * @description Release revision number. Might be increased each time the
             *     Shoko.Server.API.v3.Models.Release.ReleaseInfo.Group releases a new version for the same release.
             *     The value is not guaranteed to be unique.
             */
            Version: number;
            /**
             * Format: int64
             * @description File size in bytes, if available from the provider.
             */
            FileSize: number | null;
            /** @description Comment about the release info, if available from the provider. */
            Comment: string | null;
            /**
             * @description The original name of the file, if it's known by the release info
             *     provider.
             */
            OriginalFilename: string | null;
            /**
             * @description Indicates that the release is censored or de-censored. For most releases
             *     this will be `null`.
             */
            IsCensored: boolean | null;
            /**
             * @description Indicates that the release is chaptered, if it's known by the release
             *     info provider.
             */
            IsChaptered: boolean | null;
            /**
             * @description Indicates that the release is an OP/ED without credits, if it's known by
             *     the release info provider.
             */
            IsCreditless: boolean | null;
            /** @description Indicates that the released file is corrupted. */
            IsCorrupted: boolean;
            Source: components["schemas"]["APIv0.Abstraction.Video.ReleaseSource"];
            Group: components["schemas"]["APIv3.Release.ReleaseGroup"] | null;
            Hashes: components["schemas"]["APIv3.Shoko.File.HashDigest"][] | null;
            MediaInfo: components["schemas"]["APIv3.Release.ReleaseMediaInfo"] | null;
            /** @description All video to episode cross-references included in this release. */
            CrossReferences: components["schemas"]["APIv3.Release.ReleaseCrossReference"][];
            /** @description Metadata about the release from the provider or user, if available. */
            Metadata: string | null;
            /**
             * Format: date
             * @description When the video was released, according to the provider. May or may not
             *     be accurate, but at least it's something. Can be `null` if not
             *     known.
             */
            Released: string | null;
            /**
             * @description When the release information was last updated by the provider or
             *     locally. Up to the provider to decide how to set this, but it should
             *     always be set.
             */
            Updated: string;
            /**
             * @description When the release information was locally saved in Shoko for the first
             *     time.
             */
            Created: string;
            /**
             * @description Whether the release is publicly available. `null` means the
             *     provider doesn't know.
             */
            IsPublic: boolean | null;
            /** @description When `true`, no provider will attempt to rescan this release. */
            PreventRescan: boolean;
            /**
             * @description When `true`, the release provider chain continues to the next
             *     provider even though this provider found a result.
             */
            DeferToNext: boolean;
        };
        /** @description A release info provider. */
        "APIv3.Release.ReleaseInfoProvider": {
            /**
             * Format: uuid
             * @description The unique ID of the provider.
             */
            ID: string;
            /** @description The version of the release info provider. */
            Version: string;
            /** @description The display name of the release info provider. */
            Name: string;
            /** @description Describes what the release info provider is for. */
            Description: string;
            /**
             * Format: int32
             * @description The priority of the provider during automatic usage.
             */
            Priority: number;
            /** @description Whether or not the provider is enabled for automatic usage. */
            IsEnabled: boolean;
            Configuration: components["schemas"]["APIv3.Configuration.ConfigurationInfo"] | null;
            Plugin: components["schemas"]["APIv3.Plugin.PluginInfo"];
        };
        /** @description Summary for the video release service's APIv3 REST API. */
        "APIv3.Release.ReleaseInfoSummary": {
            /**
             * Format: int32
             * @description Gets the number of available hash providers to pick from.
             */
            ProviderCount: number;
        };
        "APIv3.Release.ReleaseMediaInfo": {
            /** @description Gets the audio languages associated with the media file. */
            AudioLanguages: components["schemas"]["APIv0.Abstraction.Metadata.LanguageName"][];
            /** @description Gets the subtitle languages associated with the media file. */
            SubtitleLanguages: components["schemas"]["APIv0.Abstraction.Metadata.LanguageName"][];
        };
        /**
         * @description All files from a single release group (after same-group merge), without the
         *     coverage filter applied. Used as the data source for the Mix & Match
         *     release override view.
         */
        "APIv3.Release.ReleaseOverride": {
            /**
             * @description Stable identifier for this override group, unique per distinct file set within
             *     a series' override list — use this (not Shoko.Server.API.v3.Models.Release.ReleaseOverride.GroupID, which is null for
             *     unnamed/unidentified groups and can collide across multiple distinct groups) to
             *     distinguish and select between entries in `tracks`/Mix & Match.
             */
            Key: string;
            GroupID?: string | null;
            GroupName?: string | null;
            GroupShortName?: string | null;
            /**
             * @description Human-readable display name built from the group's distinguishing
             *     signals: group name and resolution.
             */
            Name: string;
            Source?: string | null;
            Resolution?: string | null;
            VideoCodec?: string | null;
            /** Format: int32 */
            BitDepth: number;
            AudioCodec?: string | null;
            /** Format: int32 */
            AudioStreamCount: number;
            /** Format: int32 */
            SubtitleStreamCount: number;
            AudioLanguages?: string[];
            SubtitleLanguages?: string[];
            /**
             * @description True when this group does not have files for every episode in the series.
             *     Such groups are excluded from Shoko.Server.API.v3.Models.Release.SeriesWithCandidates.Candidates
             *     but are available here for manual release override assignment.
             */
            HasPartialCoverage: boolean;
            /** @description All file locations belonging to this release group. */
            Files: components["schemas"]["APIv3.Release.ReleaseOverride.OverrideFile"][];
        };
        /** @description A single file location within a release override group. */
        "APIv3.Release.ReleaseOverride.OverrideFile": {
            /**
             * Format: int32
             * @description VideoLocal_Place ID.
             */
            PlaceID: number;
            /**
             * Format: int32
             * @description VideoLocal ID (unique file identity, based on ED2K hash + size).
             */
            VideoLocalID: number;
            /** @description Absolute file path, or null if the managed folder is currently unavailable. */
            AbsolutePath?: string | null;
            /**
             * Format: int64
             * @description File size in bytes.
             */
            FileSize: number;
            /**
             * Format: int32
             * @description Release version number from the provider. 0 when unknown.
             */
            Version: number;
            /** @description Whether the file has chapter marks, or null if unknown. */
            IsChaptered?: boolean | null;
            /**
             * Format: date
             * @description The release date reported by the release provider, if known.
             */
            ReleasedAt?: string | null;
            /**
             * Format: date-time
             * @description When this file was imported into Shoko's library, if known.
             */
            ImportedAt?: string | null;
            /** @description The release's original filename as reported by the provider, if known. */
            OriginalFilename?: string | null;
            /** @description Episodes this specific file covers. */
            Episodes: components["schemas"]["APIv3.Release.ReleaseCandidate.EpisodeCoverage"][];
        };
        /** @description Request body for computing a release override deletion preview. */
        "APIv3.Release.ReleaseOverrideBody": {
            /**
             * @description The Shoko.Server.API.v3.Models.Release.ReleaseOverride.OverrideFile.PlaceID values of
             *     files to <em>keep</em>. Every other file for the series will be included in
             *     the deletion preview. The selection must collectively cover every episode
             *     that has at least one file, otherwise the request is rejected.
             */
            SelectedPlaceIDs: number[];
        };
        /** @description A series paired with its ranked release candidates. */
        "APIv3.Release.SeriesWithCandidates": {
            /**
             * Format: int32
             * @description Shoko series ID.
             */
            SeriesID: number;
            /** @description Display title for the series. */
            SeriesTitle: string;
            /**
             * Format: int32
             * @description AniDB anime ID.
             */
            AnidbAnimeID: number;
            /**
             * @description True when the series has no end date or its end date is in the future.
             *     Affects whether per-file deletion is applied for airing series.
             */
            IsAiring: boolean;
            /**
             * @description True when at least one candidate is fully covered by the primary candidate
             *     (rank 1) and could be safely deleted.
             */
            HasRedundantCandidates: boolean;
            /**
             * Format: int32
             * @description Deduplicated count of file locations that would be deleted across all
             *     candidates. Use this instead of summing
             *     Shoko.Server.API.v3.Models.Release.ReleaseCandidate.RedundantFileCount values, which can
             *     double-count places shared between gap-fill candidates.
             */
            FilesToAutoDeleteCount: number;
            /** @description Ranked release candidates for the series, best-first (rank 1 is the primary). */
            Candidates: components["schemas"]["APIv3.Release.ReleaseCandidate"][];
            /**
             * @description All release groups for the series, including groups with partial episode
             *     coverage that are excluded from Shoko.Server.API.v3.Models.Release.SeriesWithCandidates.Candidates. Used as the data
             *     source for the release override (Mix & Match) view. Only populated on
             *     the single-series detail endpoint; empty on the list endpoint.
             */
            Overrides: components["schemas"]["APIv3.Release.ReleaseOverride"][];
        };
        "APIv3.Release.UpdateMultipleProvidersBody": {
            /** Format: uuid */
            ID: string;
            /** Format: int32 */
            Priority?: number | null;
            IsEnabled?: boolean | null;
        };
        "APIv3.Release.UpdateSingleProviderBody": {
            /** Format: int32 */
            Priority?: number | null;
            IsEnabled?: boolean | null;
        };
        /**
         * @description Represents the information required to preview a batch file relocation
         *     before committing to it.
         */
        "APIv3.Relocation.BatchRelocatePreviewBody": {
            /** @description The file IDs to preview. */
            FileIDs: number[];
            /**
             * Format: uuid
             * @description The provider ID. Omit to use the default provider with the default
             *     configuration.
             */
            ProviderID?: string | null;
            /** @description The configuration to use if the provider requires one. */
            Configuration?: unknown;
        };
        /** @description Represents the information required to create a new relocation preset. */
        "APIv3.Relocation.CreateRelocationPresetBody": {
            /**
             * Format: uuid
             * @description The provider ID.
             */
            ProviderID: string;
            /**
             * @description The preset name. Cannot be empty. If it is a duplicate, the name will be
             *     shifted to the next available copy number.
             */
            Name: string;
            /** @description Whether or not to make the new preset the default preset. */
            IsDefault?: boolean;
            /**
             * @description Optional. The configuration for the preset if the provider requires one.
             *     If omitted, then a new configuration will be generated instead.
             */
            Configuration?: unknown;
        };
        /** @description Represents the information required to modify a relocation preset. */
        "APIv3.Relocation.ModifyRelocationPresetBody": {
            /** @description Update the name of the preset. */
            Name?: string | null;
            /** @description Whether or not to set this preset as the default preset. */
            IsDefault?: boolean | null;
        };
        /**
         * @description Represents the information required to create or move to a new file
         *     location.
         */
        "APIv3.Relocation.RelocateBody": {
            /**
             * Format: int32
             * @description The id of the Shoko.Server.API.v3.Models.Shoko.ManagedFolder where this file should
             *     be relocated to.
             */
            ManagedFolderID: number;
            /**
             * @description The new relative path from the Shoko.Server.API.v3.Models.Shoko.ManagedFolder's path
             *     on the server.
             */
            RelativePath: string;
            /**
             * @description Indicates whether empty directories should be deleted after
             *     relocating the file.
             */
            DeleteEmptyDirectories?: boolean;
        };
        /** @description A relocation preset in the APIv3. */
        "APIv3.Relocation.RelocationPreset": {
            /**
             * Format: uuid
             * @description The ID of the preset.
             */
            ID: string;
            /**
             * Format: uuid
             * @description The provider ID for this preset.
             */
            ProviderID: string;
            /** @description The friendly name of the preset, for display. */
            Name: string;
            /** @description Indicates if this preset is the default preset. */
            IsDefault: boolean;
            /** @description Indicates that this preset is currently usable. */
            IsUsable: boolean;
            /** @description Indicates that the preset has a configuration attached to it. */
            HasConfiguration: boolean;
        };
        /** @description A release info provider. */
        "APIv3.Relocation.RelocationProvider": {
            /**
             * Format: uuid
             * @description The unique ID of the provider.
             */
            ID: string;
            /** @description The version of the release info provider. */
            Version: string;
            /** @description The display name of the release info provider. */
            Name: string;
            /** @description Describes what the release info provider is for. */
            Description: string;
            /**
             * @description This should be true if the renamer supports operating on unrecognized
             *     files.
             */
            SupportsUnrecognized: boolean;
            /**
             * @description This should be true if the renamer can handle cases where part of or
             *     all the metadata for the episodes and/or series linked to the video
             *     is missing.
             */
            SupportsIncompleteMetadata: boolean;
            /**
             * @description Indicates that the renamer supports moving files. That is, changing
             *     the directory the file is in.
             */
            SupportsMoving: boolean;
            /**
             * @description Indicates that the renamer supports renaming files. That is, changing
             *     the name of the file itself.
             */
            SupportsRenaming: boolean;
            Configuration: components["schemas"]["APIv3.Configuration.ConfigurationInfo"] | null;
            Plugin: components["schemas"]["APIv3.Plugin.PluginInfo"];
        };
        /** @description Represents the result of a file relocation process. */
        "APIv3.Relocation.RelocationResult": {
            /**
             * Format: int32
             * @description The file id.
             */
            FileID: number;
            /**
             * Format: int32
             * @description The file location id. May be null if a location to use was not
             *     found.
             */
            FileLocationID?: number | null;
            /**
             * @description The name of the config that produced the final location for the
             *     file if the relocation was successful and was not the result of
             *     a manual relocation.
             */
            PresetName?: string | null;
            /**
             * Format: int32
             * @description The new id of the Shoko.Server.API.v3.Models.Shoko.ManagedFolder where the file now
             *     resides, if the relocation was successful. Remember to check
             *     Shoko.Server.API.v3.Models.Relocation.RelocationResult.IsSuccess to see the status of the relocation.
             */
            ManagedFolderID?: number | null;
            /** @description Indicates whether the file was relocated successfully. */
            IsSuccess: boolean;
            /**
             * @description Indicates whether the file was actually relocated from one
             *     location to another, or if it was already at it's correct
             *     location.
             */
            IsRelocated?: boolean | null;
            /**
             * @description Indicates if the result is only a preview and the file has not
             *     actually been relocated yet.
             */
            IsPreview?: boolean | null;
            /** @description The error message if the relocation was not successful. */
            ErrorMessage?: string | null;
            /**
             * @description The new relative path from the Shoko.Server.API.v3.Models.Shoko.ManagedFolder's path
             *     on the server, if relocation was successful. Remember to check
             *     Shoko.Server.API.v3.Models.Relocation.RelocationResult.IsSuccess to see the status of the relocation.
             */
            RelativePath?: string | null;
            /**
             * @description The new absolute path for the file on the server, if relocation
             *     was successful. Remember to check Shoko.Server.API.v3.Models.Relocation.RelocationResult.IsSuccess to see
             *     the status of the relocation.
             */
            AbsolutePath?: string | null;
        };
        "APIv3.Relocation.RelocationSummary": {
            /**
             * @description Indicates that we should rename a video file on import, and after metadata
             *     updates when the metadata related to the file may have changed.
             */
            RenameOnImport: boolean;
            /**
             * @description Indicates that we should move a video file on import, and after metadata
             *     updates when the metadata related to the file may have changed.
             */
            MoveOnImport: boolean;
            /**
             * @description Indicates that we should relocate a video file that lives inside a
             *     drop destination managed folder that's not also a drop source on import.
             */
            AllowRelocationInsideDestinationOnImport: boolean;
            /**
             * Format: int32
             * @description Gets the number of available hash providers to pick from.
             */
            ProviderCount: number;
        };
        /** @description Settings for the relocation service's APIv3 REST API. */
        "APIv3.Relocation.UpdateRelocationSettingsBody": {
            /**
             * @description Indicates that we should rename a video file on import, and after metadata
             *     updates when the metadata related to the file may have changed.
             */
            RenameOnImport?: boolean | null;
            /**
             * @description Indicates that we should move a video file on import, and after metadata
             *     updates when the metadata related to the file may have changed.
             */
            MoveOnImport?: boolean | null;
            /**
             * @description Indicates that we should relocate a video file that lives inside a
             *     drop destination managed folder that's not also a drop source on import.
             */
            AllowRelocationInsideDestinationOnImport?: boolean | null;
        };
        "APIv3.SeasonWithYear": {
            /** Format: int32 */
            Year: number;
            AnimeSeason: components["schemas"]["APIv0.Abstraction.Metadata.YearlySeason"];
        };
        /** @description The user data for an episode. */
        "APIv3.Shoko.Episode.EpisodeUserData": {
            /**
             * Format: int32
             * @description Gets the number of times the episode has been played for the user,
             *     locally or otherwise.
             */
            PlaybackCount: number;
            /**
             * Format: date-time
             * @description Gets the date and time when the episode was last played to completion,
             *     locally or otherwise.
             */
            LastPlayedAt: string | null;
            /** @description Indicates that the user has marked the episode as favorite. */
            IsFavorite: boolean;
            /** @description The unique tags assigned to the episode by the user. */
            UserTags: string[];
            /**
             * Format: double
             * @description The user rating, on a scale of 1-10 with a maximum of 1 decimal places, or `null` if unrated.
             */
            UserRating: number | null;
            /**
             * Format: date-time
             * @description When the entry was last updated.
             */
            LastUpdatedAt: string;
        };
        /** @description User data for the file. */
        "APIv3.Shoko.File.FileUserData": {
            /**
             * Format: date-span
             * @description Where to resume the next playback.
             */
            ProgressPosition: string | null;
            /**
             * Format: int32
             * @description Total number of times the file have been watched.
             */
            WatchedCount: number;
            /**
             * Format: date-time
             * @description When the file was last watched. Will be null if the full is
             *     currently marked as unwatched.
             */
            LastWatchedAt: string | null;
            /**
             * Format: date-time
             * @description When the entry was last updated.
             */
            LastUpdatedAt: string;
            /**
             * Format: int32
             * @description The last selected video stream index.
             */
            LastVideoStreamIndex: number | null;
            /**
             * Format: int32
             * @description The last selected audio stream index.
             */
            LastAudioStreamIndex: number | null;
            /**
             * Format: int32
             * @description The last selected subtitle stream index.
             */
            LastSubtitleStreamIndex: number | null;
        };
        "APIv3.Shoko.File.HashDigest": {
            Type: string;
            Value: string;
            Metadata?: string | null;
        };
        /** @description The user data for the group. */
        "APIv3.Shoko.Group.GroupUserData": {
            /** @description The unique tags assigned to the group by the user. */
            UserTags: string[];
            /**
             * Format: date-time
             * @description When the entry was last updated.
             */
            LastUpdatedAt: string;
        };
        "APIv3.Shoko.ManagedFolder": {
            /**
             * Format: int32
             * @description Managed Folder ID.
             */
            ID: number;
            /**
             * @description Determines if the filesystem watcher to watch for new files on the
             *     managed folder is enabled.
             */
            WatchForNewFiles: boolean;
            DropFolderType: components["schemas"]["APIv3.Shoko.DropFolderType"];
            /** @description Path on the server where the managed folder exists. */
            Path: string;
            /**
             * Format: int64
             * @description Total FileSize of the contents of the managed folder.
             */
            FileSize: number;
            /** @description The server's title. This will use overrides, the naming settings, MainTitle if all else fails. This is a guaranteed fallback */
            Name: string;
            /**
             * Format: int32
             * @description number of direct children (number of series in group, eps in series, etc)
             */
            Size: number;
        };
        "APIv3.Shoko.ManagedFolder.CreateManagedFolderBody": {
            /** @description The friendly name of the managed folder. */
            Name: string;
            /** @description Path on the server where the managed folder exists. */
            Path: string;
            /**
             * @description Enable the filesystem watcher to watch for new files on the
             *     managed folder.
             */
            WatchForNewFiles?: boolean;
            DropFolderType?: components["schemas"]["APIv3.Shoko.DropFolderType"];
        };
        /**
         * @description Used to notify the server that something may have been changes at
         *     the given absolute path.
         */
        "APIv3.Shoko.ManagedFolder.NotifyChangeDetectedAbsoluteBody": {
            /** @description The absolute path to check. */
            Path: string;
            /**
             * @description Optional. Set to `false` to not add or remove the release
             *     to the user's MyList if any releases are found and saved for
             *     any video files or if any video files have been deleted.
             */
            UpdateMyList?: boolean;
        };
        /**
         * @description Used to notify the server that something may have been changes at
         *     the given path relative to the managed folder.
         */
        "APIv3.Shoko.ManagedFolder.NotifyChangeDetectedRelativeBody": {
            /** @description The relative path to check. */
            RelativePath?: string | null;
            /**
             * @description Optional. Set to `false` to not add or remove the release
             *     to the user's MyList if any releases are found and saved for
             *     any video files or if any video files have been deleted.
             */
            UpdateMyList?: boolean;
        };
        /** @description The primary release chosen for an episode and the reason it was selected. */
        "APIv3.Shoko.PrimaryReleaseInfo": {
            /**
             * Format: int32
             * @description Number of release candidates that cover this episode.
             */
            CandidateCount: number;
            Primary: components["schemas"]["APIv3.Shoko.ReleaseCandidateSummary"];
            Reason: components["schemas"]["APIv3.Shoko.PrimaryReleaseReason"];
            DecidingSignal: components["schemas"]["APIv0.Settings.ReleaseSignalType"] | null;
            /** @description The primary candidate's value for the deciding signal (e.g. `"BluRay"`, `"1080p"`). */
            PrimaryValue: string | null;
            /** @description The runner-up candidate's value for the deciding signal. */
            RunnerUpValue: string | null;
        };
        /**
         * @description Why a release candidate was selected as the primary for an episode.
         * @enum {string}
         */
        "APIv3.Shoko.PrimaryReleaseReason": "OnlyRelease" | "Ranked";
        "APIv3.Shoko.Queue.PoolState": {
            /**
             * @description Pool name — matches the concurrency-group name, or the job-type name when a
             *     type has no explicit group.
             */
            Name: string;
            /**
             * Format: int32
             * @description Maximum number of concurrent workers in this pool.
             */
            MaxWorkers: number;
            /**
             * Format: int32
             * @description Workers currently executing a job. Incremented at acquisition time, so this is the
             *     authoritative "is the group doing work right now" signal — independent of when
             *     per-job events get serialized to clients.
             */
            ActiveWorkers: number;
            /**
             * Format: int32
             * @description Workers currently idle, awaiting a job.
             */
            IdleWorkers: number;
            /**
             * Format: int32
             * @description Number of jobs in this pool that are ready to run now (excludes blocked and scheduled).
             */
            WaitingCount: number;
            /**
             * Format: int32
             * @description Number of jobs in this pool that can't run because an acquisition filter excludes them (e.g. a ban).
             */
            BlockedCount: number;
            /**
             * Format: int32
             * @description Number of jobs in this pool deferred to a future scheduled time (not yet ready to run).
             */
            ScheduledCount: number;
            /**
             * @description True when every job type in this pool is currently excluded by an acquisition
             *     filter (e.g., AniDB banned, network unavailable).
             */
            IsBlocked: boolean;
            /** @description Short names of job types handled by this pool. */
            HandledTypeNames: string[];
            /**
             * Format: date-time
             * @description UTC timestamp of the most recent job acquisition. Null if the pool has never run a job.
             *     Use this to render a "Processing" indicator under server-side throttling: when the
             *     throttled snapshot arrives with Shoko.Server.API.v3.Models.Shoko.Queue.PoolState.ActiveWorkers back to 0, this still
             *     shows how recently the group was busy.
             */
            LastActiveAt: string | null;
        };
        /**
         * @description A condensed view of a Shoko.Server.Models.Release.VideoReleaseCandidate for display in
         *     Shoko.Server.API.v3.Models.Shoko.PrimaryReleaseInfo.
         */
        "APIv3.Shoko.ReleaseCandidateSummary": {
            /** @description Quality-signal fingerprint of the candidate. */
            Key: string | null;
            GroupName: string | null;
            GroupShortName: string | null;
            Source: string | null;
            Resolution: string | null;
            VideoCodec: string | null;
            /** Format: int32 */
            BitDepth: number;
            AudioCodec: string | null;
            /** Format: int32 */
            AudioStreamCount: number;
            /** Format: int32 */
            SubtitleStreamCount: number;
            IsChaptered: boolean | null;
            IsCorrupted: boolean;
            IsCensored: boolean | null;
            /** Format: int32 */
            Version: number;
            /**
             * Format: int32
             * @description Number of files in this candidate.
             */
            FileCount: number;
            /**
             * @description All episodes covered by this candidate in Shoko episode-string format
             *     (e.g. `"1"`, `"S2"`, `"C1"`).
             */
            EpisodeCoverage: string[];
            AudioLanguages: string[];
            SubtitleLanguages: string[];
        };
        /** @description The user data for the series. */
        "APIv3.Shoko.Series.SeriesUserData": {
            /** @description Indicates that the user has marked the series as favorite. */
            IsFavorite: boolean;
            /** @description The unique tags assigned to the series by the user. */
            UserTags: string[];
            /**
             * Format: double
             * @description The user rating, on a scale of 1-10 with a maximum of 1 decimal
             *     places, or `null` if unrated.
             */
            UserRating: number | null;
            UserRatingVoteType: components["schemas"]["APIv0.Abstraction.User.SeriesVoteType"] | null;
        };
        "APIv3.Shoko.ServerStatus.DatabaseBlockedInfo": {
            /** @description Whether the system is blocked or not */
            Blocked: boolean;
            /** @description A message about the blocked state */
            Reason: string | null;
        };
        /**
         * Format: int32
         * @enum {integer}
         */
        "Extensions.Logging.LogLevel": 0 | 1 | 2 | 3 | 4 | 5 | 6;
        "IAsyncEnumerable_APIv3.Relocation.RelocationResult_": components["schemas"]["APIv3.Relocation.RelocationResult"][];
        "Release.ReleaseVersionStrategy": string;
        "Shoko.QueueProcessor.Analytics.ChainDebugInfo": {
            /** Format: uuid */
            ChainId: string;
            Jobs?: components["schemas"]["Shoko.QueueProcessor.Analytics.ChainJobEntry"][];
        };
        "Shoko.QueueProcessor.Analytics.ChainJobEntry": {
            JobKey?: string | null;
            Status?: string | null;
        };
        "Shoko.QueueProcessor.Analytics.PoolStatus": {
            Name?: string | null;
            /** Format: int32 */
            MaxWorkers: number;
            /** Format: int32 */
            ActiveWorkers: number;
            /** Format: int32 */
            IdleWorkers: number;
            IsBlocked: boolean;
            /** Format: int32 */
            WaitingCount: number;
            /** Format: int32 */
            BlockedCount: number;
            /** Format: int32 */
            ScheduledCount: number;
            HandledTypeNames?: string[];
            /** Format: date-time */
            LastActiveAt?: string | null;
        };
        "Shoko.QueueProcessor.Analytics.QueueMetricsSnapshot": {
            /** Format: double */
            JobsPerSecond: number;
            /** Format: double */
            JobsPerSecondPeak: number;
            ByType?: {
                [key: string]: components["schemas"]["Shoko.QueueProcessor.Analytics.TypeMetrics"];
            } | null;
            ByPool?: {
                [key: string]: components["schemas"]["Shoko.QueueProcessor.Analytics.PoolStatus"];
            } | null;
            /** Format: int32 */
            TotalWaiting: number;
            /** Format: int32 */
            TotalScheduled: number;
            /** Format: int32 */
            TotalExecuting: number;
            /** Format: int32 */
            TotalRetrying: number;
            /** Format: int32 */
            TotalBlocked: number;
            /** Format: date-time */
            SnapshotAt: string;
        };
        "Shoko.QueueProcessor.Analytics.TypeMetrics": {
            TypeName?: string | null;
            FriendlyName?: string | null;
            PoolName?: string | null;
            /** Format: int32 */
            Waiting: number;
            /** Format: int32 */
            Executing: number;
            /** Format: double */
            AvgExecutionMs: number;
            /** Format: int64 */
            TotalCompleted: number;
            /** Format: int64 */
            TotalFailed: number;
        };
        /**
         * Format: int32
         * @enum {integer}
         */
        "Shoko.QueueProcessor.DatabaseProvider": 0 | 1 | 2;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
